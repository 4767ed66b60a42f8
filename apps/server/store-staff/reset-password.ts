import { resetStoreStaffPassword } from '@eyelet/contracts/store-staff/reset-password.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { findStoreStaff } from '@eyelet/db/consumers/store-staff.ts';
import { dropCodes } from '@eyelet/db/credentials/authorization-code.ts';
import { expirePassword } from '@eyelet/db/credentials/credential.ts';
import { forgetDevices } from '@eyelet/db/credentials/known-device.ts';
import { hasLinkSince, insertResetLink } from '@eyelet/db/credentials/reset-link.ts';
import { removePin } from '@eyelet/db/credentials/till-pin.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import { endSessions } from '@eyelet/db/sessions/session.ts';
import { resetLinkMs, resetPauseMs } from '../auth/answer-reset.ts';
import { handle } from '../kernel/handle.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { recordChange, withAssociate, writeAssociate } from './change-associate.ts';
import { associateView } from './view.ts';

/**
 * Mails a link to reset the password. It is also that of the person's account, so staff never set one; the owner of the
 * mailbox chooses it.
 */
export const resetStoreStaffPasswordHandler = handle(resetStoreStaffPassword, async (context, { params, body }) => {
  const { shop, now, newId } = context;
  const answer = await withAssociate(
    context,
    { ...params, ...body },
    async (tx, row) => {
      const token = newSecret();
      const { locale = '' } = (await findConsumer(tx, row.id)) ?? {};
      await expirePassword(tx, row.id, now);
      await removePin(tx, row.id);
      await forgetDevices(tx, row.id);
      const link = {
        tokenHash: hashOf(token),
        consumerId: row.id,
        now,
        expiresAt: new Date(now.getTime() + resetLinkMs),
      };
      await insertResetLink(tx, link);
      const letter = { id: newId(), kind: 'till-password-reset', recipient: row.email, locale };
      await keepLetters(tx, [{ ...letter, facts: { name: row.first_name, token } }], now);
      const payload = { consumerId: row.id, letterId: letter.id };
      await writeFacts(tx, [{ name: 'associate.password-reset', subject: letter.id, payload }], now);
      const ended = await endSessions(tx, { consumerNo: row.id }, 'password-changed', now);
      await writeAssociate(tx, row, {});
      const after = (await findStoreStaff(tx, row.id, now)) ?? row;
      await recordChange(context, tx, resetStoreStaffPassword, row, after);
      return { answer: associateView(context, after), ended };
    },
    {
      // A second link would invalidate the one that was just mailed.
      isDone: (row, tx) => hasLinkSince(tx, row.id, new Date(now.getTime() - resetPauseMs)),
      // In the order in which exchanging a code locks them.
      first: (tx) => dropCodes(tx, params.employeeId),
      reason: 'password-changed',
    },
  );
  wakeAnnouncer(shop.database);
  return answer;
});
