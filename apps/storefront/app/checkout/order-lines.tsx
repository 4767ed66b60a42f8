import type { LineItem } from '@eyelet/contracts/cart/item.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense } from 'react';
import { ItemDetails, ItemName } from '../cart/item-texts.tsx';
import { RowAmount } from '../cart/row-amount.tsx';

// Rare, so loaded on demand.
const GreetingText = lazy(async () => ({ default: (await import('./greeting-text.tsx')).GreetingText }));

/** Read-only items: picture with quantity, name, size, greeting card, row total. */
export function OrderLines({ items, currency }: Readonly<{ items: readonly LineItem[]; currency: string }>) {
  const say = useSay();
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <li key={item.id} className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-4">
          <Picture name={item.image} alt="" sizes="4.5rem" most={240} className="aspect-square w-full" />
          <div className="min-w-0">
            <p className="font-medium">
              <ItemName item={item} className="quiet-link touch-area" />
            </p>
            <ItemDetails item={item} />
            <p className="text-14 text-granite tabular-nums">
              {say('shop.labelled', { label: say('cart.quantity'), value: item.qty })}
            </p>
            {item.giftOption && (
              <Suspense>
                <GreetingText greeting={item.giftOption} />
              </Suspense>
            )}
            {item.bonus && <p className="text-14 text-kelp">{say('catalogue.discount.freeGift')}</p>}
          </div>
          <p>
            <RowAmount item={item} currency={currency} />
          </p>
        </li>
      ))}
    </ul>
  );
}
