import { sendCustomerReset } from '@eyelet/contracts/customers/send-reset.ts';
import { queueReset } from '@eyelet/db/letters/letter.ts';
import { handle } from '../kernel/handle.ts';
import { refuseStale } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { actOn, unchanged } from './act.ts';
import { customerView } from './view.ts';

/** Has the link mailed that the customer could ask for, in their language; staff see neither link nor password. */
export const sendCustomerResetHandler = handle(sendCustomerReset, async (context, { params, body }) => {
  const { shop, now, newId } = context;
  const answer = await actOn<'STF409'>(context, sendCustomerReset, {
    ...{ params, body, action: 'reset-mail' },
    work: async (tx, { id, email, confirmed, locale }) => {
      if (!confirmed || email === null) return refuseStale('STF409', await customerView(context, tx, id));
      await queueReset(tx, { id: newId(), kind: 'reset-asked', recipient: email, locale, facts: {} }, now);
      return unchanged();
    },
  });
  wakeAnnouncer(shop.database);
  return answer;
});
