import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { SelectOption } from '@eyelet/ui/fields/select.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { FormAnswer } from '../forms/answer.ts';
import { AdjustedPrice } from './adjusted-price.tsx';

export type AdjustmentsProps = Readonly<{
  cart: Cart;
  answer: FormAnswer | undefined;
  /** Other associates of the store, who may be asked to approve. */
  colleagues: readonly SelectOption[];
}>;

/** The section in which a store associate adjusts the price of each item, or of all (C7.59 to C7.62). Works without scripts. */
export function PriceAdjustments({ cart, answer, colleagues }: AdjustmentsProps) {
  const say = useSay();
  const { items, priceAdjustments } = cart;
  const adjustmentOf = (id: string | null) => priceAdjustments.find(({ itemId }) => itemId === id);
  const adjustable = items.filter((item) => !item.bonus && !item.giftCard);
  if (adjustable.length === 0) return null;
  const shared = { cart, answer, colleagues };
  return (
    <section id="price-adjustments" aria-labelledby="price-adjustments-title" className="mt-12 scroll-mt-28">
      <h2 id="price-adjustments-title" className="font-display text-22 font-semibold">
        {say('storePrices.title')}
      </h2>
      <p className="mb-4 mt-1 text-14 text-granite">{say('storePrices.intro')}</p>
      <ul className="border-t border-drift">
        {adjustable.map((item) => (
          <AdjustedPrice key={item.id} {...shared} item={item} adjustment={adjustmentOf(item.id)} />
        ))}
        <AdjustedPrice {...shared} item={null} adjustment={adjustmentOf(null)} />
      </ul>
    </section>
  );
}
