import { askForCustomer } from '@eyelet/contracts/customers/ask.ts';
import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { hasWaitingRequest, insertRequest, lockRequest } from '@eyelet/db/customers/request.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { customerView } from './view.ts';

/** Has an export or an erasure wait for somebody else; of one kind only one waits. */
export const askForCustomerHandler = handle(askForCustomer, (context, { params, body }) => {
  const { consumerNo, requestId: id } = params;
  const { kind, reason } = body;
  return transact(context.shop.database.db, async (tx) => {
    const consumer = await lockConsumer(tx, consumerNo);
    if (!consumer) return refuse('STF404');
    const known = await lockRequest(tx, id);
    if (known && known.consumer_id !== consumerNo) return refuse('STF404');
    if (!known) {
      const isDue = kind === 'erasure' && consumer.deletion_due_at !== null;
      if (isDue || (await hasWaitingRequest(tx, consumerNo, kind))) {
        return refuseStale('STF409', await customerView(context, tx, consumerNo));
      }
      const asked = { asked_by: staffOf(context).staffId, asked_at: context.now };
      const row = { id, consumer_id: consumerNo, kind, reason, note: body.note.trim(), ...asked };
      if (!(await insertRequest(tx, row))) return refuse('STF404');
      const subject = { kind: 'customer', id: consumerNo } as const;
      const after = { request: kind, reason, state: 'waiting' };
      await recordAudit(tx, askForCustomer, { subject, before: null, after }, sourceOf(context));
    }
    return (await customerView(context, tx, consumerNo)) ?? refuse('STF404');
  });
});
