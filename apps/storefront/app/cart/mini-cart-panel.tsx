import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../session/locale.ts';
import { Amount } from './amount.tsx';
import { ApproachingPromotions } from './approaching.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartLines } from './lines.tsx';
import { useCart } from './use-cart.ts';

/** Items, subtotal, and the ways to cart and checkout (C2.59). */
export default function MiniCartPanel({ close, titleId }: DialogContentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { cart, count, changing } = useCart();
  const isFilled = cart !== null && cart.items.length > 0;
  const title = isFilled ? `${say('cart.mini.title')} (${count})` : say('cart.mini.title');
  return (
    <DialogPanel
      title={title}
      titleId={titleId}
      close={close}
      footer={
        isFilled && (
          <div className="space-y-4">
            <ApproachingPromotions cart={cart} most={1} />
            <p className="flex items-baseline justify-between gap-6 text-18 font-medium">
              {say('cart.subtotal')}
              <Amount value={cart.totals.itemTotal} currency={cart.currency} stale={changing} />
            </p>
            <div className="grid gap-3 sm:grid-cols-2">
              <ButtonLink href={`/${path}/cart`} tone="secondary" wide onClick={close}>
                {say('cart.mini.view')}
              </ButtonLink>
              <ButtonLink href={`/${path}/checkout`} wide onClick={close}>
                {say('cart.checkout')}
              </ButtonLink>
            </div>
          </div>
        )
      }
    >
      {isFilled ? <CartLines cart={cart} changing={changing} room="narrow" /> : <EmptyCart onLeave={close} />}
    </DialogPanel>
  );
}
