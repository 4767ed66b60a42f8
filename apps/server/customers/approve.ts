import { approveCustomerRequest } from '@eyelet/contracts/customers/approve.ts';
import { askDeletion } from '../consumer/ask-deletion.ts';
import { beginExport } from '../consumer/begin-export.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { decide } from './decide.ts';

/** Two people look at what concerns a whole account: whoever has asked for it does not approve it. */
export const approveCustomerRequestHandler = handle(approveCustomerRequest, async (context, { params }) => {
  const answer = await decide<'STF447'>(context, approveCustomerRequest, {
    ...{ params, state: 'done' },
    work: async (tx, { kind, asked_by }, consumer) => {
      if (asked_by === staffOf(context).staffId) return refuse('STF447');
      if (kind === 'export') return { exportId: await beginExport(tx, consumer.id, context) };
      const { locale } = consumer;
      if (consumer.deletion_due_at === null) await askDeletion(tx, consumer, context, { locale, isByShop: true });
      return { exportId: null };
    },
  });
  wakeAnnouncer(context.shop.database);
  return answer;
});
