import type { Transaction } from '@eyelet/db/database.ts';
import { cancellationsOf, findCancellation, suppliedUnits } from '@eyelet/db/orders/cancelled-items.ts';
import { type ShipmentRow, shipmentRows } from '@eyelet/db/orders/shipment.ts';
import { countUnplaced, unplacedUnits } from '@eyelet/db/orders/unplaced.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { endsOrder, type ItemsCancellable } from '@eyelet/domain/orders/cancelling-items.ts';
import type { OrderState } from '@eyelet/domain/orders/life-cycle.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import { waitingCards } from '../gift-cards/waiting-cards.ts';
import { cancelledUnits } from '../stored-orders/cancelled-units.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { itemsCancellable } from './items-cancellable.ts';

/** Units of items that somebody wants to cancel; the id makes a repetition harmless. */
export type CancelItems = Readonly<{
  cancellationId: string;
  items: readonly Readonly<{ itemId: string; qty: number }>[];
}>;

export type UnitsWish = Readonly<{
  stored: StoredOrder;
  asked: CancelItems;
  /** The units that the caller may cancel, and whether they may cancel the whole order where these are all of it. */
  allowed: (order: ItemsCancellable) => UnitsByLine;
  mayWhole: (now: Omit<AskedUnits, 'isWhole'>) => boolean;
}>;

/** Units that can be cancelled now, of an order that is locked. */
export type AskedUnits = Readonly<{
  state: OrderState;
  facts: ItemsCancellable;
  rows: readonly ShipmentRow[];
  units: UnitsByLine;
  /** Those that were cancelled before. */
  cancelled: UnitsByLine;
  /** Gift cards that wait for a capture which is refused. */
  waiting: UnitsByLine;
  /** Nothing is left of the order. */
  isWhole: boolean;
}>;

/**
 * Locks an order and finds which units of it somebody wants to cancel. `before`: it was done by an earlier call of the same id, or with
 * the whole order; `impossible`: one of the units can no longer be cancelled.
 */
export async function askedUnits(
  tx: Transaction<Tables>,
  { stored, asked, allowed, mayWhole }: UnitsWish,
): Promise<AskedUnits | 'before' | 'impossible'> {
  const { orderNumber } = stored;
  const state = await lockedState(tx, orderNumber);
  if (state === 'cancelled' || state === 'refunded') return 'before';
  const known = await findCancellation(tx, asked.cancellationId);
  if (known) return known.orderNumber === orderNumber ? 'before' : 'impossible';
  const units = unitsOf(stored, asked.items);
  if (!state || !units) return 'impossible';
  const rows = await shipmentRows(tx, orderNumber);
  const cancelled = cancelledUnits(await cancellationsOf(tx, orderNumber));
  const waiting = await waitingCards(tx, stored);
  const unplaced = countUnplaced(await unplacedUnits(tx, orderNumber));
  const facts = itemsCancellable(stored, state, rows, { cancelled, waiting, unplaced });
  const supplied = await suppliedUnits(tx, orderNumber);
  const most = allowed(facts);
  const isAllowed = [...units].every(
    // No place supplies a gift card that goes by mail.
    ([lineNo, qty]) => qty <= (most.get(lineNo) ?? 0) && (waiting.has(lineNo) || qty <= (supplied.get(lineNo) ?? 0)),
  );
  const isWhole = endsOrder(facts.lines, units);
  const found = { state, facts, rows, units, cancelled, waiting };
  if (!isAllowed || (isWhole && !mayWhole(found))) return 'impossible';
  return { ...found, isWhole };
}

/** Units by the number of their line; undefined for an item that the order does not have. */
function unitsOf({ lines }: StoredOrder, items: CancelItems['items']): UnitsByLine | undefined {
  const units = new Map<number, number>();
  for (const { itemId, qty } of items) {
    const line = lines.find(({ item_id }) => item_id === itemId);
    if (!line) return undefined;
    units.set(line.line_no, (units.get(line.line_no) ?? 0) + qty);
  }
  return units;
}
