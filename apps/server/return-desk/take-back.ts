import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { takeBackReturn } from '@eyelet/contracts/return-desk/take-back.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { findReturn, findTaken, markTaken } from '@eyelet/db/returns/return.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { announceReturn } from '../returns/announce-return.ts';
import { withLockedReturn } from '../returns/locked-return.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { deskReturn } from './view.ts';

/** Takes goods back in a store: announces their return if nobody has, and records that it has come. */
export const takeBackReturnHandler = handle(takeBackReturn, async (context, { params, body }) => {
  const { shop, now } = context;
  const { database, catalogue } = shop;
  const { takeId } = params;
  const { storeId } = body;
  if (catalogue.place(storeId)?.kind !== 'store') return refuse('STF400', { member: 'storeId' });
  const returnId = await broughtReturn(context, takeId, body);
  if (returnId instanceof Refusal) return returnId;
  await withLockedReturn(context, returnId, async (tx, { one, stored: { orderNumber } }) => {
    if (one.state !== 'announced') return;
    await markTaken(tx, returnId, { takenAt: storeId, takeId, now });
    const payload = { orderNumber, returnId };
    await writeFacts(tx, [{ name: 'return.received', subject: orderNumber, payload }], now);
    const change = {
      subject: { kind: 'return', id: returnId } as const,
      before: { state: 'announced', store: '' },
      after: { state: 'received', store: storeId },
    };
    await recordAudit(tx, takeBackReturn, change, sourceOf(context));
  });
  wakeAnnouncer(database);
  return (await deskReturn(shop, returnId)) ?? refuse('STF404');
});

type Brought = InputOf<typeof takeBackReturn>['body'];

/** The id of the return that is brought: announced now, or before. */
async function broughtReturn(
  { shop }: Pick<Context, 'shop'>,
  takeId: string,
  { number, items }: Brought,
): Promise<string | Refusal<'STF400' | 'STF404'>> {
  const { db, pool } = shop.database;
  const before = await findTaken(db, takeId);
  if (before) return before;
  const named = number.trim().toUpperCase();
  if (!items) return (await findReturn(db, named))?.return_id ?? refuse('STF404');
  const stored = await findOrder(pool, named);
  if (!stored) return refuse('STF404');
  const made = await announceReturn(shop, stored, items, takeId);
  return made && made !== 'gone' ? made.return_id : refuse('STF400', { member: 'items' });
}
