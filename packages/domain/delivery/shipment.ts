import type { Destination } from '../tax/tax.ts';
import type { OfferedMethod } from './shipping-methods.ts';

export type ShipmentKind = 'home' | 'pudo' | 'pickup' | 'sts' | 'digital' | 'customs';

/** Whether a shipment goes to the shopper’s address, or to a collection point instead. */
export function goesHome(kind: ShipmentKind): kind is 'home' | 'pudo' {
  return kind === 'home' || kind === 'pudo';
}

/** Units of a line from one place. A line may come from several warehouses; the sum is its quantity. */
export type Source = Readonly<{ placeId: string; quantity: number }>;

/** First and last day promised for a shipment, YYYY-MM-DD in the calendar of the destination. */
export type PromisedDays = Readonly<{ from: string; to: string }>;

/** How long until something can be collected; written as text in the language of the call. */
export type WindowLabel = 'same-day' | Readonly<{ from: number; to: number }>;

export type PickupWindow = Readonly<{ label: WindowLabel; from: Date; to: Date }>;

/** Lines that are delivered together, with the chosen and the possible methods. Prices in minor units. */
export type Shipment = Readonly<{
  /** `shipment-1` (home), `shipment-customs`, `shipment-digital`, `pickup-<storeId>`, `sts-<storeId>`. */
  id: string;
  kind: ShipmentKind;
  storeId: string | null;
  /** Handed over at the till once the order is placed; a pickup of the store that sells it. */
  takenAtOnce: boolean;
  lineIds: readonly string[];
  /** Undefined where nothing can be delivered to the destination, or pudo was chosen without a point. */
  method: OfferedMethod | undefined;
  methods: readonly OfferedMethod[];
  /** 0 without a method. */
  price: number;
  /** Where it is handed over; undefined while the address is unknown. For its tax. */
  destination: Destination | undefined;
  /** Null for digital goods, and for a pickup whose store has no open days ahead. */
  promised: PromisedDays | null;
  /** Sorted (C9.22); only of pickups. */
  windows: readonly PickupWindow[];
}>;

/** Units that a line lacks in its chosen fulfilment, when no other has them either. */
export type Shortage = Readonly<{
  lineId: string;
  /** Units available to it there, after what the other lines take; below its quantity. */
  available: number;
}>;
