import type { OfferedMethod } from '../checkout/shipping-methods.ts';
import type { Destination } from '../tax/tax.ts';

export type ShipmentKind = 'home' | 'pudo' | 'pickup' | 'sts' | 'digital' | 'customs';

/** Pieces of a line from one place. A line may come from several warehouses; the sum is its quantity. */
export type Source = Readonly<{ placeId: string; quantity: number }>;

/** First and last day that a shipment is promised for, YYYY-MM-DD in the calendar of where it goes. */
export type PromisedDays = Readonly<{ from: string; to: string }>;

/** How long until something can be collected; text is made from it in the language of the call. */
export type WindowLabel = 'same-day' | Readonly<{ from: number; to: number }>;

export type PickupWindow = Readonly<{ label: WindowLabel; from: Date; to: Date }>;

/** Lines that travel together, with what was chosen for them and what could be. Prices in minor units. */
export type Shipment = Readonly<{
  /** `shipment-1` (home), `shipment-customs`, `shipment-digital`, `pickup-<storeId>`, `sts-<storeId>`. */
  id: string;
  kind: ShipmentKind;
  storeId: string | null;
  lineIds: readonly string[];
  /** Undefined where nothing can be delivered to the destination, or pudo was chosen without a point. */
  method: OfferedMethod | undefined;
  methods: readonly OfferedMethod[];
  /** 0 without a method. */
  price: number;
  /** Where it is handed over; undefined while no address is known. For its tax. */
  destination: Destination | undefined;
  /** Null for what needs no days: digital goods, and a pickup whose store has no open days ahead. */
  promised: PromisedDays | null;
  /** Sorted (C9.22); only of pickups. */
  windows: readonly PickupWindow[];
}>;

/** Pieces that a line lacks where it was chosen to come from, when no other way has them either. */
export type Shortage = Readonly<{
  lineId: string;
  /** Pieces that it could have there, beside what the other lines take; below its quantity. */
  available: number;
}>;
