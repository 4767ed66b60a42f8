import type { CartDocument } from '../cart/document.ts';
import type { Nature } from '../cart/nature.ts';
import type { MethodCode } from '../markets/delivery-method.ts';
import type { Destination } from '../tax/tax.ts';

/** What the catalogue says of a line. A line without such facts is sold no more: it stays as it is and travels nowhere. */
export type LineFacts = Readonly<{
  nature: Nature;
  /** What the row costs after everything that is taken off it, minor units. */
  rowTotal: number;
}>;

/** A warehouse that serves the market; the order of the list is the order in which they are asked. */
export type WarehouseFacts = Readonly<{
  id: string;
  /** Whether it hands over to express carriers (its details say `express`; true unless they say otherwise). */
  express: boolean;
}>;

/** A time during which a store is open without a break, as instants. */
export type OpenTime = Readonly<{ opens: Date; closes: Date }>;

/** A day on which a store is open, from its first opening to its last closing; closed days are absent. */
export type OpenDay = OpenTime &
  Readonly<{
    /** Day in the store's time zone, YYYY-MM-DD. */
    day: string;
    /** At least one, ascending; between them the store has a break. */
    times: readonly OpenTime[];
  }>;

/** A store of the cart: one that a line names, or the preferred one. */
export type StoreFacts = Readonly<{
  id: string;
  /** For the tax of what is handed over there, and the holidays of deliveries to it. */
  destination: Destination;
  /** IANA name, such as `Europe/Paris`. */
  timeZone: string;
  offersPickup: boolean;
  acceptsShipToStore: boolean;
  /** Today and the days after, ascending: two weeks, so that deliveries to the store find theirs. */
  openDays: readonly OpenDay[];
}>;

/** Everything `settle` must know that is not in the cart. Stock is the unreserved pieces at this moment. */
export type DeliveryFacts = Readonly<{
  /** By line id. */
  lines: ReadonlyMap<string, LineFacts>;
  warehouses: readonly WarehouseFacts[];
  /** Methods whose price a promotion takes off. */
  freeMethods: ReadonlySet<MethodCode>;
  /** By store id. A store that is missing is gone. */
  stores: ReadonlyMap<string, StoreFacts>;
  /** Free pieces by upc, then by place; what is missing is 0. One query for all upcs and places of the cart is enough. */
  stock: ReadonlyMap<string, ReadonlyMap<string, number>>;
}>;

/** The members of a cart that delivery depends on. */
export type DeliverableCart = Pick<
  CartDocument,
  | 'lines'
  | 'shippingAddress'
  | 'shippingMethod'
  | 'shopperAppliedMethod'
  | 'methodTransition'
  | 'favStoreId'
  | 'collectionPoint'
>;
