import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { findReturn, markReceived } from '@eyelet/db/returns/return.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { deskReturn } from './view.ts';

/** Records that the parcel of a return has arrived. */
export const receiveReturnHandler = handle(receiveReturn, async (context, { params }) => {
  const { shop, now } = context;
  const { returnId } = params;
  const { db } = shop.database;
  const known = await findReturn(db, returnId);
  if (!known) return refuse('STF404');
  const { order_number: orderNumber } = known;
  await db.transaction().execute(async (tx) => {
    await lockOrderState(tx, orderNumber);
    if ((await findReturn(tx, returnId))?.state !== 'announced') return;
    await markReceived(tx, returnId, now);
    const payload = { orderNumber, returnId };
    await writeFacts(tx, [{ name: 'return.received', subject: orderNumber, payload }], now);
    const change = {
      subject: { kind: 'return', id: returnId } as const,
      before: { state: 'announced' },
      after: { state: 'received' },
    };
    await recordAudit(tx, receiveReturn, change, sourceOf(context));
  });
  wakeAnnouncer(shop.database);
  return (await deskReturn(shop.database, returnId)) ?? refuse('STF404');
});
