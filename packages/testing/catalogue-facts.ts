import type { CatalogueFacts } from '@eyelet/domain/pricing/facts.ts';
import type { Goods, LinePrice } from '@eyelet/domain/pricing/line.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';

/** A size of a product of its own; stocked by default. */
export type GivenGoods = Readonly<{
  price: LinePrice;
  categories?: readonly string[];
  isDigital?: boolean;
  lowest?: number | undefined;
  /** Units in the one warehouse. */
  units?: number;
}>;

/** A catalogue of goods by upc, which is also their product id and style id. */
export function catalogueOf(
  goods: Readonly<Record<string, GivenGoods>>,
  promotions: readonly Promotion[] = [],
): CatalogueFacts {
  const known = new Map(Object.entries(goods));
  return {
    goods: (upc): Goods | undefined => {
      const found = known.get(upc);
      if (!found) return undefined;
      const product = { isDigital: found.isDigital === true, isCustoms: false };
      return { sku: { upc, productId: upc, masterId: upc }, product, price: found.price, lowest: found.lowest };
    },
    categoriesOf: (productId) => known.get(productId)?.categories ?? [],
    promotions: () => promotions,
    warehouses: () => [{ id: 'warehouse', express: true }],
    senders: () => [],
    store: () => undefined,
    units: (upc) => known.get(upc)?.units ?? 1000,
  };
}
