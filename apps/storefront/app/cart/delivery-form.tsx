import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { isCollectable } from '../cart-changes/delivery-choice.ts';
import { useLocale } from '../shop/locale.ts';
import { DeliveryOptions } from './delivery-options.tsx';

/** The delivery options as a form in the page, for shoppers without scripts. */
export function DeliveryForm({ item, currency }: Readonly<{ item: CartItem; currency: string }>) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <section aria-labelledby="delivery-title" className="mb-8 max-w-xl space-y-6 border-l-2 border-ink bg-paper p-6">
      <h2 id="delivery-title" className="font-display text-22 font-semibold">
        {say('delivery.title')}
      </h2>
      <form method="post" action={`/${path}/cart`} className="space-y-6">
        <input type="hidden" name="itemId" value={item.id} />
        <DeliveryOptions item={item} currency={currency} />
        {isCollectable(item) && (
          <p>
            <Link href={`/${path}/store-locator?collect=${item.id}`} className="plain-link">
              {say('product.pickup.title')}
            </Link>
          </p>
        )}
        <Button type="submit">{say('delivery.apply')}</Button>
      </form>
    </section>
  );
}
