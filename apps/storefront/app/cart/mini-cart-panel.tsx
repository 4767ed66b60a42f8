import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useCart } from '../cart-changes/use-cart.ts';
import { useLocale } from '../shop/locale.ts';
import { WalletButtons } from '../wallets/wallet-buttons.tsx';
import { Amount } from './amount.tsx';
import { ApproachingPromotions } from './approaching.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartLines } from './lines.tsx';

export type MiniCartProps = DialogContentProps &
  Readonly<{
    /** UPC that was just added; its line is shown first. */
    added?: string;
  }>;

/** Items, subtotal, and the ways to cart, checkout and express payment (C2.59). */
export default function MiniCartPanel({ close, titleId, added }: MiniCartProps) {
  const say = useSay();
  const { path } = useLocale();
  const { cart, count, changing } = useCart();
  const items = cart?.items ?? [];
  const fresh = items.filter((item) => item.upc === added && !item.bonus);
  const others = items.filter((item) => !fresh.includes(item));
  const counted = items.length > 0 ? `${say('cart.mini.title')} (${count})` : say('cart.mini.title');
  const title = (
    <span className="flex items-center gap-2">
      <Icon name="check" className="size-6 text-kelp" />
      {say('cart.mini.added')}
    </span>
  );
  return (
    <DialogPanel
      title={fresh.length > 0 ? title : counted}
      titleId={titleId}
      close={close}
      footer={
        cart !== null &&
        items.length > 0 && (
          <div className="space-y-4">
            <ApproachingPromotions cart={cart} most={1} />
            <p className="flex items-baseline justify-between gap-6 text-18 font-medium">
              {say('cart.subtotal')}
              <Amount value={cart.totals.itemTotal} currency={cart.currency} stale={changing} />
            </p>
            <div>
              <div className="grid gap-3 sm:grid-cols-2">
                <ButtonLink href={`/${path}/cart`} tone="secondary" wide className="max-sm:order-last" onClick={close}>
                  {say('cart.mini.view')}
                </ButtonLink>
                <ButtonLink href={`/${path}/checkout`} wide onClick={close}>
                  {say('cart.checkout')}
                </ButtonLink>
              </div>
              <WalletButtons amount={cart.totals.total} />
            </div>
          </div>
        )
      }
    >
      {cart === null || items.length === 0 ? (
        <EmptyCart onLeave={close} />
      ) : (
        <>
          {fresh.length > 0 && <CartLines cart={cart} items={fresh} changing={changing} room="narrow" />}
          {fresh.length > 0 && others.length > 0 && (
            <h3 className="label-caps mb-5 mt-8 text-granite">
              {say('cart.mini.also', { n: others.reduce((sum, { qty }) => sum + qty, 0) })}
            </h3>
          )}
          {others.length > 0 && <CartLines cart={cart} items={others} changing={changing} room="narrow" />}
        </>
      )}
    </DialogPanel>
  );
}
