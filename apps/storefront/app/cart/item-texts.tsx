import type { LineItem } from '@eyelet/contracts/cart/item.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense } from 'react';

// Rare, so loaded on demand.
const GiftCardWishText = lazy(async () => ({ default: (await import('./gift-card-wish.tsx')).GiftCardWishText }));

/** The name of an item, which leads to its page; a gift has none. */
export function ItemName({
  item,
  className = 'quiet-link',
}: Readonly<{ item: Pick<LineItem, 'bonus' | 'name' | 'pdpUrl'>; className?: string }>) {
  if (item.bonus) return item.name;
  return (
    <Link href={item.pdpUrl} className={className}>
      {item.name}
    </Link>
  );
}

export function ItemDetails({ item }: Readonly<{ item: Pick<LineItem, 'giftCard' | 'colour' | 'size'> }>) {
  const say = useSay();
  return (
    <p className="text-14 text-granite">
      {item.giftCard ? (
        <Suspense>
          <GiftCardWishText wish={item.giftCard} />
        </Suspense>
      ) : (
        say('cart.lineOf', { colour: item.colour, size: item.size })
      )}
    </p>
  );
}
