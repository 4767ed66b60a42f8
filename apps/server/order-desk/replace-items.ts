import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { holdsGoods } from '@eyelet/db/disputes/dispute.ts';
import { refundablePayments } from '@eyelet/db/orders/refund.ts';
import { orderReplacedUnder } from '@eyelet/db/orders/replacement.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { givenAloneBy } from '@eyelet/db/refunds/given-alone.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { isRefundedAlone } from '@eyelet/domain/refunds/alone.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { lockedStateWithBuyer } from '../stored-orders/order-state.ts';
import { rootLineOf } from '../stored-orders/root-line.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';
import { beforeReplacing } from './before-replacing.ts';
import { makeReplacement, type ReplacedLine } from './make-replacement.ts';
import { type Before, replaceableOf } from './replaceable.ts';
import { deskOrder } from './view.ts';

type Asked = Pick<InputOf<typeof replaceDeskItems>, 'params' | 'body'>;

/**
 * Sends goods of an order again. The order that was paid is locked first, so that colleagues, returns and an erasure act one after the
 * other, and of two who replace the same the second is told.
 */
export const replaceDeskItemsHandler = handle(replaceDeskItems, async (context, { params, body }) => {
  const { shop } = context;
  const { orderNumber } = params;
  const replaced = await orderToReplace(shop, orderNumber);
  if (!replaced) return refuse('STF404');
  const outcome = await transact(shop.database.db, (tx) => replaceWithin(tx, context, replaced, { params, body }));
  if (outcome === 'made') wakeAnnouncer(shop.database);
  if (outcome === 'held') return refuse('STF470');
  if (outcome === 'gone') return refuse('STF476');
  if (outcome === 'much') return refuse('STF477');
  const current = await deskOrder(shop, orderNumber, staffOf(context).language);
  if (!current || outcome === 'erased') return refuse('STF404');
  return outcome === 'stale' ? refuseStale('STF409', current) : current;
});

type Replaced = Readonly<{ stored: StoredOrder; root: StoredOrder }>;

/** An order with the one that was paid, of which both may be the same; undefined for an unknown number. */
export async function orderToReplace(
  { database }: Pick<Context['shop'], 'database'>,
  orderNumber: string,
): Promise<Replaced | undefined> {
  const stored = await findOrder(database.pool, orderNumber);
  if (!stored) return undefined;
  const root = stored.rootOrder === null ? stored : await findOrder(database.pool, stored.rootOrder);
  return root && { stored, root };
}

/** Sends goods of an order again, once for each id, by whoever may; says why where nothing is sent. */
export async function replaceWithin(
  tx: Transaction<Tables>,
  context: Context,
  { stored, root }: Replaced,
  { params, body }: Asked,
) {
  const { orderNumber, replacementId } = params;
  const { items, reason, note, version } = body;
  const paid = await lockedStateWithBuyer(tx, root.orderNumber);
  const state = root === stored ? paid : await lockedStateWithBuyer(tx, orderNumber);
  if (!state || !paid) return 'erased';
  const known = await orderReplacedUnder(tx, replacementId);
  if (known !== undefined) return known === orderNumber ? 'before' : 'stale';
  const before = await beforeReplacing(tx, root, await refundablePayments(tx, root.orderNumber));
  const left = replaceableOf(stored, before, state);
  const lines = linesOf(stored, before, items);
  const made = before.replacements.filter(({ ofOrder }) => ofOrder === orderNumber);
  if (version !== made.length || lines.length === 0) return 'stale';
  if (!lines.every(({ lineNo, units }) => units <= (left.get(lineNo) ?? 0))) return 'stale';
  if (await holdsGoods(tx, root.orderNumber)) return 'held';
  if (!(await maySend(tx, context, root, lines))) return 'much';
  const again = await makeReplacement(tx, context, stored, { replacementId, reason, lines });
  if (typeof again === 'string') return again;
  const goods = lines.map(({ units, goods: { upc } }) => `${units} × ${upc}`).join(', ');
  const change = {
    subject: { kind: 'order', id: orderNumber } as const,
    before: null,
    after: { replacementOrder: again.orderNumber, items: goods, reason, note: note.trim() },
  };
  await recordAudit(tx, replaceDeskItems, change, sourceOf(context));
  return 'made';
}

/** Whether somebody sends goods alone: as much as they may give back alone, with what they gave before, or whatever those approve. */
async function maySend(
  tx: Transaction<Tables>,
  context: Context,
  { orderNumber }: StoredOrder,
  lines: readonly ReplacedLine[],
): Promise<boolean> {
  const { staffId, permissions } = staffOf(context);
  if (permissions.has('refunds.approve')) return true;
  const worth = lines.reduce((sum, line) => sum + line.worth, 0);
  const before = await givenAloneBy(tx, { orderNumber, staffId });
  return isRefundedAlone(worth, before, context.shop.settings.current()['care.refund-alone']);
}

/** The lines of what is asked for, each once; none when one of them is not of the order. */
function linesOf(stored: StoredOrder, before: Before, items: Asked['body']['items']): readonly ReplacedLine[] {
  const lines = stored.lines.flatMap((line): ReplacedLine[] => {
    const units = items.reduce((sum, { itemId, qty }) => sum + (itemId === line.item_id ? qty : 0), 0);
    const { line_no: lineNo, upc, sku, product_id, master_id, name, colour, size, image, page_path } = line;
    const paid = rootLineOf(stored, line, before);
    if (!paid) return [];
    const worth = Math.round((paid.row_after_order_discount * units) / paid.qty);
    const goods = { upc, sku, product_id, master_id, name, colour, size, image, page_path };
    return units > 0 ? [{ lineNo, rootLineNo: paid.line_no, worth, units, goods }] : [];
  });
  return items.every(({ itemId }) => stored.lines.some(({ item_id }) => item_id === itemId)) ? lines : [];
}
