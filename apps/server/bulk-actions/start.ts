import { mostBulkOrders } from '@eyelet/contracts/bulk-actions/bulk-action.ts';
import { startBulkAction } from '@eyelet/contracts/bulk-actions/start.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { mostCounted } from '@eyelet/contracts/paging/page.ts';
import {
  askForBulkAction,
  type BulkActionRow,
  bulkOrders,
  findBulkAction,
} from '@eyelet/db/bulk-actions/bulk-action.ts';
import { listDeskRows, mostWalked } from '@eyelet/db/orders/desk-list.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { askerOf } from '../content-imports/asker.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { deskFilterOf } from '../order-desk/filter.ts';
import { mayAct } from './permission.ts';
import { bulkActionView } from './view.ts';
import { wakeBulkActions } from './wake.ts';

type Body = InputOf<typeof startBulkAction>['body'];

/** Queues an action on many orders; a repeated call gets it as it stands, whatever its search finds by then. */
export const startBulkActionHandler = handle(startBulkAction, async (context, { params: { bulkId: id }, body }) => {
  const { shop, now } = context;
  const { db } = shop.database;
  const { action, mail } = body;
  const note = body.note.trim();
  if (action === 'note' && note === '') return refuse('STF400', { member: 'note' });
  if (action === 'mail' && mail === null) return refuse('STF400', { member: 'mail' });
  const refused = mayAct(context, action);
  if (refused) return refused;
  const known = await findBulkAction(db, id);
  const orderNumbers = known ? [] : await ordersOf(context, body);
  if (orderNumbers instanceof Refusal) return orderNumbers;
  const row = await transact(db, async (tx) => {
    const asked = { id, action, mail: action === 'mail' ? mail : null, note: action === 'note' ? note : '' };
    const by = { asked_at: now, asked_for: askerOf(context) };
    if (!known && (await askForBulkAction(tx, { ...asked, ...by }, orderNumbers))) {
      const subject = { kind: 'order', id: 'many' } as const;
      const after = { action, orders: orderNumbers.length, mail: asked.mail ?? '' };
      await recordAudit(tx, startBulkAction, { subject, before: null, after }, sourceOf(context));
    }
    const there = await findBulkAction(tx, id);
    if (!there) throw new Error(`the action ${id} was not written`);
    const named = (await bulkOrders(tx, id)).map(({ order_number }) => order_number);
    return isAsAsked(there, named, { ...body, note }) ? there : refuseStale('STF409', bulkActionView(there));
  });
  if (row instanceof Refusal) return row;
  wakeBulkActions(shop.database);
  return bulkActionView(row);
});

/** The orders that are meant, the latest first where they are searched for. */
async function ordersOf({ shop, now }: Context, { orderNumbers, found }: Body) {
  if (orderNumbers) return orderNumbers;
  if (!found) return refuse('STF400', { member: 'orderNumbers' });
  const filter = deskFilterOf(found, now);
  if (filter instanceof Refusal) return filter;
  const asked = { limit: mostBulkOrders + 1, most: mostCounted, walked: mostWalked };
  const { rows, end } = await listDeskRows(shop.database.db, filter, asked);
  if (rows.length === 0 || rows.length > mostBulkOrders || end) return refuse('STF520', { most: mostBulkOrders });
  return rows.map(({ order_number }) => order_number);
}

/** Whether an action is what somebody asks for; its note is known only until it is written everywhere. */
function isAsAsked(row: BulkActionRow, named: readonly string[], { action, mail, note, orderNumbers }: Body): boolean {
  const isSame = row.action === action && (action !== 'mail' || row.mail === mail);
  const isSameNote = action !== 'note' || row.state === 'done' || row.note === note;
  const isOfThese = !orderNumbers || [...orderNumbers].toSorted().join() === [...named].toSorted().join();
  return isSame && isSameNote && isOfThese;
}
