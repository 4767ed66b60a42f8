import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { withLockedReturn } from '../returns/locked-return.ts';
import { recordReceived } from '../returns/record-received.ts';
import { deskReturn } from './view.ts';

/** Records that the parcel of a return has arrived. */
export const receiveReturnHandler = handle(receiveReturn, async (context, { params }) => {
  const { shop } = context;
  const { returnId } = params;
  await withLockedReturn(context, returnId, async (tx, { one, stored: { orderNumber } }) => {
    if (one.state !== 'announced') return;
    await recordReceived(tx, context, receiveReturn, { orderNumber, returnId });
  });
  wakeAnnouncer(shop.database);
  return (await deskReturn(shop, returnId)) ?? refuse('STF404');
});
