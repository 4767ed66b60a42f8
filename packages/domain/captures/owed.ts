import { isCollected, type ShipmentProgress } from '../orders/shipping.ts';
import { refundOfReturn } from '../returns/refund.ts';

/** A line of an order as it was paid, and what became of its units. */
export type LineOnItsWay = Readonly<{
  lineNo: number;
  shippingId: string;
  qty: number;
  /** All of its units, with tax, in minor units. */
  paid: number;
  /** Downloads, and gift cards of any form: they are handed over with the placing. */
  atOnce: boolean;
  /** Whether it goes into no parcel. */
  digital: boolean;
  cancelled: number;
  /** Units in parcels that have left, of a shipment that has not left whole. */
  inParcels: number;
  /** Units of a gift card whose card does not exist, which waits for the capture that pays for it. */
  unissued: number;
}>;

export type ShipmentOnItsWay = Pick<ShipmentProgress, 'kind' | 'shipped' | 'delivered'> &
  Readonly<{ shippingId: string }>;

/** An order as it was paid: its lines and its delivery, with tax, are its total. */
export type OrderOnItsWay = Readonly<{
  lines: readonly LineOnItsWay[];
  shipping: number;
  shipments: readonly ShipmentOnItsWay[];
}>;

/**
 * What is owed of an order by now, in minor units: the share of the units that were handed over, by the rule of
 * returns, and the delivery from the first parcel on. Undefined once nothing is left to hand over: then it is all that
 * has not been released.
 */
export function owedByNow({ shipping, ...order }: OrderOnItsWay): number | undefined {
  const counted = count(order);
  if (counted.every((line) => openOf(line) === 0)) return undefined;
  const goods = refundOfReturn(
    { lines: counted, shipping: 0 },
    new Map(counted.map(({ lineNo, cancelled }) => [lineNo, cancelled])),
    new Map(counted.map(({ lineNo, given }) => [lineNo, given])),
  ).total;
  return goods + (counted.some(({ sent, gone }) => sent && gone > 0) ? shipping : 0);
}

/** The lines of an order with units that are still to be handed over, as are gift cards that are not issued. */
export function openLines(order: OrderOnItsWay): readonly Readonly<{ lineNo: number; units: number }>[] {
  return count(order).flatMap((line) => {
    const units = openOf(line) + line.unissued;
    return units > 0 ? [{ lineNo: line.lineNo, units }] : [];
  });
}

type Counted = LineOnItsWay & Readonly<{ sent: boolean; gone: number; given: number }>;

/** The units of each line that have left, or were collected, and those that are handed over in whichever way. */
function count({ lines, shipments }: Pick<OrderOnItsWay, 'lines' | 'shipments'>): readonly Counted[] {
  const ways = new Map(shipments.map((one) => [one.shippingId, one]));
  return lines.map((line) => {
    const left = Math.max(0, line.qty - line.cancelled);
    const gone = Math.min(left, goneOf(line, ways.get(line.shippingId)));
    return { ...line, sent: !line.digital, gone, given: line.atOnce ? left : gone };
  });
}

const openOf = ({ qty, cancelled, given }: Counted) => Math.max(0, qty - cancelled - given);

/** What is owed for what is handed over with the placing alone, whatever has left by now; undefined where that is all. */
export function owedAtOnce({ lines, ...order }: OrderOnItsWay): number | undefined {
  return owedByNow({ ...order, lines: lines.map((line) => ({ ...line, inParcels: 0 })), shipments: [] });
}

/**
 * Units that have left in a parcel, or were collected. What waits in its store is still the shop's: uncollected, it was
 * never paid for.
 */
function goneOf({ qty, inParcels }: LineOnItsWay, way: ShipmentOnItsWay | undefined): number {
  if (!way) return 0;
  if (way.delivered || (way.shipped && !isCollected(way))) return qty;
  return isCollected(way) ? 0 : inParcels;
}
