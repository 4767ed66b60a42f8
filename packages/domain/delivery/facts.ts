import type { CartDocument } from '../cart/document.ts';
import type { Nature } from '../cart/nature.ts';
import type { MethodCode } from '../markets/delivery-method.ts';
import type { Destination } from '../tax/tax.ts';
import type { DeliveryReduction } from './shipping-methods.ts';

/** The catalogue's facts of a line. A line without facts is no longer sold: it stays unchanged and is not delivered. */
export type LineFacts = Readonly<{
  nature: Nature;
  /** Price of the row after all discounts, minor units. */
  rowTotal: number;
}>;

/** A warehouse that serves the market; the list is in order of preference. */
export type WarehouseFacts = Readonly<{
  id: string;
  /** Whether express carriers collect there (its details say `express`; true unless they say otherwise). */
  express: boolean;
}>;

/** A continuous opening of a store, as instants. */
export type OpenTime = Readonly<{ opens: Date; closes: Date }>;

/** A day on which a store is open, from its first opening to its last closing; closed days are absent. */
export type OpenDay = OpenTime &
  Readonly<{
    /** Day in the store's time zone, YYYY-MM-DD. */
    day: string;
    /** At least one, ascending; the store is closed between them. */
    times: readonly OpenTime[];
  }>;

/** A store of the cart: one that a line names, or the preferred one. */
export type StoreFacts = Readonly<{
  id: string;
  /** For the tax of goods handed over there, and the holidays of deliveries to it. */
  destination: Destination;
  /** IANA name, such as `Europe/Paris`. */
  timeZone: string;
  offersPickup: boolean;
  /** Whether an associate sells there right now, who hands goods of its own stock over at once. */
  isTill?: boolean;
  acceptsShipToStore: boolean;
  /** Today and the following two weeks, ascending, so that deliveries to the store find theirs. */
  openDays: readonly OpenDay[];
}>;

/** Everything that `settle` needs besides the cart. Stock is the number of unreserved units at this moment. */
export type DeliveryFacts = Readonly<{
  /** By line id. */
  lines: ReadonlyMap<string, LineFacts>;
  warehouses: readonly WarehouseFacts[];
  /** Promotions that take something off the price of a method, by rank. */
  reductions: ReadonlyMap<MethodCode, readonly DeliveryReduction[]>;
  /** By store id. A missing store no longer exists. */
  stores: ReadonlyMap<string, StoreFacts>;
  /**
   * Free units by upc, then by place; missing entries are 0. One query for all upcs and places of the cart suffices.
   */
  stock: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /**
   * Free units by upc that stores send to homes where the warehouses have too few, then by store: what is above the stock that a store
   * keeps. Stores that send nothing, or nothing more today, are absent.
   */
  sendable: ReadonlyMap<string, ReadonlyMap<string, number>>;
}>;

/** The members of a cart that its delivery depends on. */
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
