import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { markReceived } from '@eyelet/db/returns/return.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { withLockedReturn } from '../returns/locked-return.ts';
import { deskReturn } from './view.ts';

/** Records that the parcel of a return has arrived. */
export const receiveReturnHandler = handle(receiveReturn, async (context, { params }) => {
  const { shop, now } = context;
  const { returnId } = params;
  await withLockedReturn(context, returnId, async (tx, { one, stored: { orderNumber } }) => {
    if (one.state !== 'announced') return;
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
  return (await deskReturn(shop, returnId)) ?? refuse('STF404');
});
