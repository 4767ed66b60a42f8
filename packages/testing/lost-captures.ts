import type { Shop } from '@eyelet/server/kernel/shop.ts';
import type { Tender } from '@eyelet/server/tenders/tender.ts';

/** A shop whose tenders take what is captured, and whose process never gets their answer. */
export function losingCaptures(shop: Shop): Shop {
  const named = (name: string): Tender => {
    const tender = shop.tenders.named(name);
    const capture: Tender['capture'] = async (...asked) => {
      await tender.capture(...asked);
      throw new Error('the connection is lost');
    };
    return { ...tender, capture };
  };
  return { ...shop, tenders: { ...shop.tenders, named } };
}
