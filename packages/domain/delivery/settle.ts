import type { LineTransition } from '../cart/document.ts';
import type { Market } from '../markets/market.ts';
import type { DeliverableCart, DeliveryFacts } from './facts.ts';
import type { Shipment, Shortage, Source } from './shipment.ts';

/** The market's side of delivery. */
export type DeliveryTerms = Pick<Market, 'country' | 'shipsTo' | 'shippingMethods' | 'delivery'>;

/** How a cart is delivered as its choices stand. */
export type Delivery = Readonly<{
  /** In the order home, customs, digital, pickups, deliveries to stores; those without lines are absent. */
  shipments: readonly Shipment[];
  /** By line id: from where its pieces come. Empty for digital, short and unsold lines. */
  sources: ReadonlyMap<string, readonly Source[]>;
  shortages: readonly Shortage[];
}>;

/** A transition that has just happened; `lineId` is null for a replaced method of the whole shipment. */
export type FreshTransition = Readonly<{ lineId: string | null; transition: LineTransition }>;

export type Settled<Cart extends DeliverableCart> = Delivery &
  Readonly<{
    /** The cart with choices that hold; the very same object when nothing had to change. */
    cart: Cart;
    /** What happened in this call, in line order, the method last; for flashes. */
    transitions: readonly FreshTransition[];
  }>;

/** Makes the choices of a cart hold on the stock of now; idempotent, loses no line, raises no quantity. */
export type Settle = <Cart extends DeliverableCart>(
  cart: Cart,
  facts: DeliveryFacts,
  terms: DeliveryTerms,
  now: Date,
) => Settled<Cart>;
