import type { CartDocument } from '../cart/document.ts';
import { natureOf } from '../cart/nature.ts';
import type { DeliveryFacts, LineFacts, StoreFacts, WarehouseFacts } from '../delivery/facts.ts';
import type { Market } from '../markets/market.ts';
import type { Promotion, PromotionTerms } from '../promotions/promotion.ts';
import type { Goods } from './line.ts';
import type { Promoted } from './promoted.ts';

/** Unreserved units of a size at a place; with `sent`, those of them that a store may send to homes. */
export type FreeUnits = (upc: string, placeId: string, use?: 'sent') => number;

/** The facts of the catalogue that pricing reads, for one shopper in one market at one instant. */
export type CatalogueFacts<G extends Goods = Goods> = Readonly<{
  /** A size that this shopper can buy; undefined when it is unknown, gone, not yet on sale or not sold by itself online. */
  goods: (upc: string) => G | undefined;
  /** Own categories of a product and all above them. */
  categoriesOf: (productId: string) => readonly string[];
  promotions: () => readonly Promotion[];
  /** Warehouses that send to the market, in order of preference. */
  warehouses: () => readonly WarehouseFacts[];
  /** Stores that send to homes of the market what the warehouses have too little of. */
  senders: () => readonly string[];
  /** A store that shoppers of the market can choose. */
  store: (id: string) => StoreFacts | undefined;
  units: FreeUnits;
}>;

/** Where, when and for whom a cart is priced. */
export type PricingTerms = Readonly<{
  market: Market;
  now: Date;
  shopper: Pick<PromotionTerms, 'consumerType'>;
  /** The associate whose store session prices, whose adjustments count; absent for everybody else. */
  seller?: string | undefined;
  /** Means of payment in the cart that pay nothing, and fulfil nothing that asks for them. */
  idle?: ReadonlySet<string> | undefined;
}>;

/** The facts by which promotions are judged. */
export function promotionTerms({ market, now, shopper }: PricingTerms): PromotionTerms {
  const { currency, locale, timeZone } = market;
  return { currency, locale, timeZone, consumerType: shopper.consumerType, now };
}

/** Stores and sizes to look up besides those of a cart. */
export type Beside = Readonly<{ storeIds?: readonly string[] | undefined; upcs?: readonly string[] }>;

/** The facts that the delivery rules need about a cart and the terms of its market. */
export function deliveryFactsOf<G extends Goods>(
  document: Pick<CartDocument, 'lines' | 'favStoreId'>,
  { lines, reductions }: Pick<Promoted<G>, 'lines' | 'reductions'>,
  catalogue: CatalogueFacts<G>,
  { storeIds = [], upcs = [] }: Beside = {},
): DeliveryFacts {
  const warehouses = catalogue.warehouses();
  const named = [...storeIdsOf(document.lines), ...storeIds, document.favStoreId ?? ''];
  const stores = new Map(
    [...new Set(named)].flatMap((id) => {
      const store = catalogue.store(id);
      return store ? [[id, store] as const] : [];
    }),
  );
  const places = [...warehouses.map(({ id }) => id), ...stores.keys()];
  const ownSizes = [...new Set(lines.map(({ line }) => line.upc))];
  const sizes = [...new Set([...ownSizes, ...upcs])];
  const stock = new Map(
    sizes.map((upc) => [upc, new Map(places.map((id) => [id, catalogue.units(upc, id)]))] as const),
  );
  // What is looked up beside are gifts, which stores do not send.
  const sendable = sendableOf(ownSizes, catalogue);
  // Gift cards do not count towards free delivery.
  const ofLines = lines.map(({ line, goods, afterOrderDiscount }): [string, LineFacts] => [
    line.id,
    { nature: natureOf(goods.product), rowTotal: goods.product.isGiftCard ? 0 : afterOrderDiscount },
  ]);
  return { lines: new Map(ofLines), warehouses, reductions, stores, stock, sendable };
}

/** What stores may send of sizes, without those that can send none of them. */
function sendableOf(
  upcs: readonly string[],
  { senders, units }: Pick<CatalogueFacts, 'senders' | 'units'>,
): DeliveryFacts['sendable'] {
  const stores = senders();
  return new Map(
    upcs.flatMap((upc) => {
      const sent = stores.flatMap((id) => {
        const count = units(upc, id, 'sent');
        return count > 0 ? [[id, count] as const] : [];
      });
      return sent.length > 0 ? [[upc, new Map(sent)] as const] : [];
    }),
  );
}

/** Stores that the lines name. */
export function storeIdsOf(lines: CartDocument['lines']): readonly string[] {
  return [...new Set(lines.flatMap(({ storeId }) => storeId ?? []))];
}
