import { resetPassword } from '@eyelet/contracts/auth/reset-password.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { findCredential, setPassword } from '@eyelet/db/credentials/credential.ts';
import { forgetDevices } from '@eyelet/db/credentials/known-device.ts';
import { lockResetLink, voidResetLinks } from '@eyelet/db/credentials/reset-link.ts';
import { deletePasskeysOf } from '@eyelet/db/passkeys/passkey.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { endSessions } from '@eyelet/db/sessions/session.ts';
import { passwordRefusal } from '../credentials/check-password.ts';
import { hashPassword, isPassword } from '../credentials/password-hashes.ts';
import { writeSecurityFact } from '../credentials/security-facts.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { hashOf } from '../kernel/secrets.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/**
 * Sets the password with the token of a link, once; ends all sessions and a lock (C7.20, C8.26). Passkeys and known
 * browsers go too, as a reset may follow a break-in.
 */
export const resetPasswordHandler = handle(resetPassword, async (context, { body }) => {
  const { shop, now } = context;
  const tokenHash = hashOf(body.token);
  const outcome = await transact(shop.database.db, async (tx) => {
    const consumerId = await lockResetLink(tx, tokenHash, now);
    const consumer = consumerId === undefined ? undefined : await findConsumer(tx, consumerId);
    if (!consumer?.email) return refuse('AUT402');
    const credential = await findCredential(tx, consumer.id);
    const weak = passwordRefusal(context, body.newPassword, consumer.email);
    if (weak) return refuse('PRO415', { member: 'newPassword', reason: weak.reason });
    if (body.confirmPassword !== undefined && body.confirmPassword !== body.newPassword) {
      return refuse('FE340', { member: 'confirmPassword' });
    }
    if (await isPassword(body.newPassword, credential?.password_hash)) {
      return refuse('AUT452', { member: 'newPassword' });
    }
    await setPassword(tx, consumer.id, await hashPassword(body.newPassword), now);
    await voidResetLinks(tx, consumer.id, now);
    await deletePasskeysOf(tx, consumer.id);
    await forgetDevices(tx, consumer.id);
    await writeSecurityFact(tx, 'consumer.password-changed', consumer, context);
    return endSessions(tx, { consumerNo: consumer.id }, 'password-changed', now);
  });
  if (outcome instanceof Refusal) return outcome;
  shop.endedSessions.add(outcome, 'password-changed');
  wakeAnnouncer(shop.database);
  return { changed: true };
});
