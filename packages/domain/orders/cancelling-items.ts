import { cancelUntil } from './cancelling.ts';
import type { OrderState } from './life-cycle.ts';
import { isBegun, type ShipmentProgress } from './shipping.ts';

/** A line of an order; `cancelled`: units of it that were cancelled before. */
export type CancellableLine = Readonly<{
  lineNo: number;
  shippingId: string;
  qty: number;
  cancelled: number;
  digital: boolean;
  /** Units of a gift card that goes by mail and waits for a capture which its provider refuses. */
  waiting: number;
  /** Units of it that no place has. */
  unplaced: number;
}>;

/** The facts that decide which units of an order can be cancelled while the rest of it stays. */
export type ItemsCancellable = Readonly<{
  state: OrderState;
  placedAt: Date;
  /** Made of a return: its goods were paid with others, which come back for all of them or for none. */
  isExchange: boolean;
  lines: readonly CancellableLine[];
  shipments: readonly (ShipmentProgress & Readonly<{ shippingId: string }>)[];
}>;

/** Units by the number of their line. */
type Units = ReadonlyMap<number, number>;

const none: Units = new Map();

const openStates: ReadonlySet<OrderState> = new Set([
  ...(['confirmed', 'in fulfilment', 'shipped', 'ready for pickup', 'delivered', 'picked up'] as const),
  ...(['return requested', 'returned'] as const),
]);

/**
 * The units that staff may cancel: of goods whose shipment nobody has begun to pack, of a begun one those that no place has, and gift cards
 * that wait for a capture which is refused, however far the goods beside them are. Whatever else is digital is delivered with the payment, and ends with its whole order.
 */
export function cancellableUnits(order: ItemsCancellable): Units {
  const { state, isExchange, lines } = order;
  if (isExchange || !openStates.has(state)) return none;
  const cards = lines.filter(({ waiting }) => waiting > 0).map(({ lineNo, waiting }) => [lineNo, waiting] as const);
  return new Map([...missingUnits(order), ...unbegunUnits(order), ...cards]);
}

/** The units of goods whose shipment nobody has begun to pack. */
function unbegunUnits({ state, isExchange, lines, shipments }: ItemsCancellable): Units {
  if (isExchange || (state !== 'confirmed' && state !== 'in fulfilment')) return none;
  const open = new Set(shipments.filter((one) => !isBegun(one)).map(({ shippingId }) => shippingId));
  const units = lines
    .filter(({ digital, shippingId }) => !digital && open.has(shippingId))
    .map(({ lineNo, qty, cancelled }) => [lineNo, qty - cancelled] as const);
  return new Map(units.filter(([, left]) => left > 0));
}

/** The units of goods that no place has, so that they never leave. */
function missingUnits({ state, lines }: ItemsCancellable): Units {
  if (state !== 'confirmed' && state !== 'in fulfilment') return none;
  const units = lines.map(
    ({ lineNo, qty, cancelled, unplaced }) => [lineNo, Math.min(unplaced, qty - cancelled)] as const,
  );
  return new Map(units.filter(([, left]) => left > 0));
}

/**
 * The units that a shopper may cancel by themselves: within the same minutes as a whole order and before its fulfilment starts (C9.35),
 * where the shop allows it.
 */
export function shopperCancellableUnits(
  order: ItemsCancellable,
  { isAllowed, minutes, now }: Readonly<{ isAllowed: boolean; minutes: number; now: Date }>,
): Units {
  if (!isAllowed || order.state !== 'confirmed') return none;
  return now.getTime() < cancelUntil(order.placedAt, minutes).getTime() ? unbegunUnits(order) : none;
}

/** Whether nothing of an order is left once units of it are cancelled, so that it ends as a whole. */
export function endsOrder(lines: readonly CancellableLine[], units: Units): boolean {
  return lines.every(({ lineNo, qty, cancelled }) => cancelled + (units.get(lineNo) ?? 0) >= qty);
}

/** The shipments of which nothing is left once units are cancelled, of those from which some are. */
export function emptiedShipments(lines: readonly CancellableLine[], units: Units): readonly string[] {
  const touched = new Set(lines.filter(({ lineNo }) => units.has(lineNo)).map(({ shippingId }) => shippingId));
  return [...touched].filter((id) =>
    endsOrder(
      lines.filter(({ shippingId }) => shippingId === id),
      units,
    ),
  );
}
