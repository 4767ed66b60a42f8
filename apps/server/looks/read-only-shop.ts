import type { Database } from '@eyelet/db/database.ts';
import type { Shop } from '../kernel/shop.ts';

/**
 * The shop as a look at it uses it: its database accepts no writing, and what it would sign is not signed, as a link to an order, a paper,
 * a gift card or a file, or the code with which an order is collected, would go on opening it when the look is over.
 */
export function readOnlyShops(database: Database): (shop: Shop) => Shop {
  const known = new WeakMap<Shop, Shop>();
  return (shop) => {
    const before = known.get(shop);
    if (before) return before;
    const changed: Partial<Shop> = {
      database,
      orderLinks: { ...shop.orderLinks, tokenOf: () => '' },
      downloadLinks: { ...shop.downloadLinks, pathOf: () => '#' },
      giftCardSecrets: { ...shop.giftCardSecrets, linkToken: () => '' },
      handoverLinks: { ...shop.handoverLinks, tokenOf: () => '' },
      registrationLinks: { ...shop.registrationLinks, tokenOf: () => '' },
      collectCodes: { codeOf: () => '------' },
    };
    const readOnly = Object.create(shop, Object.getOwnPropertyDescriptors(changed)) as Shop;
    known.set(shop, readOnly);
    return readOnly;
  };
}
