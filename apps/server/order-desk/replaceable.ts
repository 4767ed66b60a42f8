import type { StoredReplacement } from '@eyelet/db/orders/replacement.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { countsAsReplaced, replaceableUnits } from '@eyelet/domain/orders/replacing.ts';
import { partsOf } from '../orders/parts-of.ts';
import { keptQty } from '../stored-orders/cancelled-units.ts';
import { orderStateOf } from '../stored-orders/order-state.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

type Before = Readonly<{
  returns: readonly StoredReturn[];
  replacements: readonly StoredReplacement[];
  /** What was paid of it, and given back. */
  payments: readonly Readonly<{ amount: number; refunded: number }>[];
}>;

/** Units of each line of an order that can be sent again, given what came back of it and what was replaced before; none once all its money is back. */
export function replaceableOf(
  stored: StoredOrder,
  { returns, replacements, payments }: Before,
  state: string = stored.state,
): ReadonlyMap<number, number> {
  if (payments.length > 0 && payments.every(({ amount, refunded }) => refunded >= amount)) return new Map();
  const waiting = new Map<number, number>();
  for (const shipment of stored.shipments) {
    const hasLeft = shipment.shipped_at !== null || shipment.delivered_at !== null;
    const here = hasLeft ? [] : shipment.first_parcel_at ? partsOf(stored, shipment).notSent : undefined;
    for (const line of stored.lines.filter(({ shipping_id }) => shipping_id === shipment.shipping_id)) {
      const left = here ? here.find(({ itemId }) => itemId === line.item_id)?.qty : keptQty(stored, line);
      waiting.set(line.line_no, left ?? 0);
    }
  }
  const counted = replacements.filter((one) => countsAsReplaced(orderStateOf(one.orderNumber, one.state)));
  return replaceableUnits(
    orderStateOf(stored.orderNumber, state),
    stored.lines.map((line) => ({
      lineNo: line.line_no,
      sent: keptQty(stored, line) - (waiting.get(line.line_no) ?? 0),
      returned: sum(returns.flatMap(({ lines }) => lines.filter(({ line_no }) => line_no === line.line_no))),
      replaced: sum(counted.flatMap(({ lines }) => lines.filter(({ lineNo }) => lineNo === line.line_no))),
      isStocked: !line.digital && !line.customs && line.gift_card === null,
    })),
  );
}

const sum = (units: readonly Readonly<{ qty: number }>[]) => units.reduce((all, { qty }) => all + qty, 0);
