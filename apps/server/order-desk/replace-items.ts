import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { holdsGoods } from '@eyelet/db/disputes/dispute.ts';
import { refundablePayments } from '@eyelet/db/orders/refund.ts';
import { orderReplacedUnder, replacementsOf } from '@eyelet/db/orders/replacement.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { lockedStateWithBuyer } from '../stored-orders/order-state.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';
import { makeReplacement, type ReplacedLine } from './make-replacement.ts';
import { replaceableOf } from './replaceable.ts';
import { deskOrder } from './view.ts';

type Asked = Pick<InputOf<typeof replaceDeskItems>, 'params' | 'body'>;

/**
 * Sends goods of an order again. The order is locked, so that colleagues, returns and an erasure act one after the other, and of two who
 * replace the same the second is told.
 */
export const replaceDeskItemsHandler = handle(replaceDeskItems, async (context, { params, body }) => {
  const { shop } = context;
  const { orderNumber } = params;
  const stored = await findOrder(shop.database.pool, orderNumber);
  if (!stored) return refuse('STF404');
  const outcome = await transact(shop.database.db, (tx) => replace(tx, context, stored, { params, body }));
  if (outcome === 'made') wakeAnnouncer(shop.database);
  if (outcome === 'held') return refuse('STF470');
  if (outcome === 'gone') return refuse('STF476');
  const current = await deskOrder(shop, orderNumber, staffOf(context).language);
  if (!current || outcome === 'erased') return refuse('STF404');
  return outcome === 'stale' ? refuseStale('STF409', current) : current;
});

async function replace(tx: Transaction<Tables>, context: Context, stored: StoredOrder, { params, body }: Asked) {
  const { orderNumber, replacementId } = params;
  const { items, reason, note, version } = body;
  const state = await lockedStateWithBuyer(tx, orderNumber);
  if (!state) return 'erased';
  const known = await orderReplacedUnder(tx, replacementId);
  if (known !== undefined) return known === orderNumber ? 'before' : 'stale';
  const replacements = await replacementsOf(tx, orderNumber);
  const before = {
    ...{ returns: await returnsOfOrder(tx, orderNumber), replacements },
    payments: await refundablePayments(tx, orderNumber),
  };
  const left = replaceableOf(stored, before, state);
  const lines = linesOf(stored, items);
  if (version !== replacements.length || lines.length === 0) return 'stale';
  if (!lines.every(({ lineNo, units }) => units <= (left.get(lineNo) ?? 0))) return 'stale';
  if (await holdsGoods(tx, orderNumber)) return 'held';
  const made = await makeReplacement(tx, context, stored, { replacementId, reason, lines });
  if (typeof made === 'string') return made;
  const goods = lines.map(({ units, goods: { upc } }) => `${units} × ${upc}`).join(', ');
  const change = {
    subject: { kind: 'order', id: orderNumber } as const,
    before: null,
    after: { replacementOrder: made.orderNumber, items: goods, reason, note: note.trim() },
  };
  await recordAudit(tx, replaceDeskItems, change, sourceOf(context));
  return 'made';
}

/** The lines of what is asked for, each once; none when one of them is not of the order. */
function linesOf(stored: StoredOrder, items: Asked['body']['items']): readonly ReplacedLine[] {
  const lines = stored.lines.flatMap((line): ReplacedLine[] => {
    const units = items.reduce((sum, { itemId, qty }) => sum + (itemId === line.item_id ? qty : 0), 0);
    const { line_no: lineNo, upc, sku, product_id, master_id, name, colour, size, image, page_path } = line;
    const goods = { upc, sku, product_id, master_id, name, colour, size, image, page_path };
    return units > 0 ? [{ lineNo, units, goods }] : [];
  });
  return items.every(({ itemId }) => stored.lines.some(({ item_id }) => item_id === itemId)) ? lines : [];
}
