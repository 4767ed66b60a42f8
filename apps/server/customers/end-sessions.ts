import { endCustomerSessions } from '@eyelet/contracts/customers/end-sessions.ts';
import { forgetDevices } from '@eyelet/db/credentials/known-device.ts';
import { endSessions } from '@eyelet/db/sessions/session.ts';
import { handle } from '../kernel/handle.ts';
import { actOn, unchanged } from './act.ts';

/** Ends every session of an account, in all processes at once. */
export const endCustomerSessionsHandler = handle(endCustomerSessions, async (context, { params, body }) => {
  let ended: readonly string[] = [];
  const answer = await actOn<never>(context, endCustomerSessions, {
    ...{ params, body, action: 'sessions' },
    work: async (tx, { id }) => {
      await forgetDevices(tx, id);
      ended = await endSessions(tx, { consumerNo: id }, 'ended-elsewhere', context.now);
      return unchanged();
    },
  });
  context.shop.endedSessions.add(ended, 'ended-elsewhere');
  return answer;
});
