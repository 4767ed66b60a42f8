import type { StoredReplacement } from '@eyelet/db/orders/replacement.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { countsAsReplaced, type ReplaceableLine, replaceableUnits } from '@eyelet/domain/orders/replacing.ts';
import { partsOf } from '../orders/parts-of.ts';
import { keptQty } from '../stored-orders/cancelled-units.ts';
import { orderStateOf } from '../stored-orders/order-state.ts';
import { rootLineOf } from '../stored-orders/root-line.ts';
import type { StoredLine, StoredOrder } from '../stored-orders/stored-order.ts';

/** What has become of the goods of an order: everything is kept at the one that was paid, which is the order itself or the first of all. */
export type Before = Readonly<{
  root: StoredOrder;
  returns: readonly StoredReturn[];
  replacements: readonly StoredReplacement[];
  /** What was paid, and what of it is nobody else's to give: given back, kept for a refund that was refused, or taken back by a bank. */
  payments: readonly Readonly<{ amount: number; refunded: number }>[];
}>;

/** Units of each line of an order that can be sent again, given what came back and what was replaced before; none once all the money is back. */
export function replaceableOf(
  stored: StoredOrder,
  before: Before,
  state: string = stored.state,
): ReadonlyMap<number, number> {
  const { payments } = before;
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
  return replaceableUnits(
    orderStateOf(stored.orderNumber, state),
    stored.lines.map((line) => ({
      lineNo: line.line_no,
      sent: keptQty(stored, line) - (waiting.get(line.line_no) ?? 0),
      ...comeBackOf(stored, line, before),
      isStocked: !line.digital && !line.customs && line.gift_card === null,
    })),
  );
}

/** What of a line came back and was sent again. Of what was sent again, all that came back came back to the line that was paid. */
function comeBackOf(
  stored: StoredOrder,
  line: StoredLine,
  before: Before,
): Pick<ReplaceableLine, 'returned' | 'replaced' | 'left'> {
  const { root, returns, replacements } = before;
  const counted = replacements.filter((one) => countsAsReplaced(orderStateOf(one.orderNumber, one.state)));
  const direct = counted.filter(({ ofOrder }) => ofOrder === stored.orderNumber);
  const replaced = sum(direct.flatMap(({ lines }) => lines.filter(({ lineNo }) => lineNo === line.line_no)));
  const paid = rootLineOf(stored, line, before);
  if (!paid) return { returned: 0, replaced, left: 0 };
  const back = returns.filter(({ lines }) => lines.some(({ line_no }) => line_no === paid.line_no));
  const returned = sum(back.flatMap(({ lines }) => lines.filter(({ line_no }) => line_no === paid.line_no)));
  if (root.orderNumber === stored.orderNumber) return { returned, replaced, left: undefined };
  if (returned === 0) return { returned: 0, replaced, left: undefined };
  const first = Math.min(...back.map(({ created_at }) => created_at.getTime()));
  const since = counted.filter(({ madeAt }) => madeAt.getTime() >= first).flatMap(({ lines }) => lines);
  const again = sum(since.filter(({ rootLineNo }) => rootLineNo === paid.line_no));
  return { returned: 0, replaced, left: keptQty(root, paid) - returned - again };
}

const sum = (units: readonly Readonly<{ qty: number }>[]) => units.reduce((all, { qty }) => all + qty, 0);
