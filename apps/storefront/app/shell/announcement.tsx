import { formatMinor } from '@eyelet/domain/money/format.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';
import { MyStoreLink } from '../stores/my-store-link.tsx';

/** The line above the header: the order amount from which delivery is free. */
export function Announcement() {
  const { say, tag } = useWords();
  const { shippingMethods, currency } = useMarket();
  const free = shippingMethods.find((method) => method.freeFrom !== undefined)?.freeFrom;
  if (free === undefined) return null;
  return (
    <aside
      aria-label={say('shop.header.announcements')}
      className="relative bg-ink py-2 text-center text-14 text-foam lg:[@media(max-height:50rem)]:hidden"
    >
      {say('shop.header.announcement', { amount: formatMinor(free, currency, tag) })}
      <MyStoreLink className="absolute inset-y-0 right-(--gutter) gap-1.5 max-lg:hidden" />
    </aside>
  );
}
