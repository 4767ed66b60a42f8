import { requestPasswordReset, resetPassword } from '@eyelet/contracts/auth/passwords.ts';
import { findConsumer, findConsumerByEmail } from '@eyelet/db/consumers/consumer.ts';
import { findCredential, setPassword } from '@eyelet/db/credentials/credential.ts';
import { hasLinkSince, insertResetLink, lockResetLink, voidResetLinks } from '@eyelet/db/credentials/reset-link.ts';
import { deletePasskeysOf } from '@eyelet/db/passkeys/passkey.ts';
import { endSessions } from '@eyelet/db/sessions/session.ts';
import { email as checkEmail } from '@eyelet/domain/validation/email.ts';
import { wakeAnnouncer } from '../jobs/wake.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';
import { passwordRefusal } from './check-password.ts';
import { hashPassword, isPassword } from './password-hashes.ts';
import { hashOf, newSecret } from './secrets.ts';
import { sendSecurityLetter } from './security-letters.ts';

/** Milliseconds that a mailed link is good for (C7.23). */
export const resetLinkMs = 24 * 60 * 60 * 1000;

/** Milliseconds between two mails, so that nobody's mailbox is flooded and nobody's link is kept from working. */
export const resetPauseMs = 60_000;

/** Mails a link, if there is an account and none was mailed just now; the answer is the same either way (C7.21). */
export const askForReset = handle(requestPasswordReset, async ({ body }, context) => {
  const { shop, now } = context;
  if (body.email.trim() === '' || checkEmail(body.email)) return refuse('AUT453', { member: 'email' });
  const consumer = await findConsumerByEmail(shop.database.db, body.email);
  if (!consumer?.email) return { sent: true };
  const since = new Date(now.getTime() - resetPauseMs);
  if (await hasLinkSince(shop.database.db, consumer.id, since)) return { sent: true };
  const token = newSecret();
  const to = { email: consumer.email, firstName: consumer.first_name };
  await shop.database.db.transaction().execute(async (tx) => {
    // Past its share of letters, an address keeps the link that it has.
    if (!(await mayWriteTo(tx, 'reset-link', to.email, context))) return;
    const expiresAt = new Date(now.getTime() + resetLinkMs);
    await insertResetLink(tx, { tokenHash: hashOf(token), consumerId: consumer.id, now, expiresAt });
    await sendSecurityLetter(tx, 'reset-link', to, { token }, context);
  });
  wakeAnnouncer(shop.database);
  return { sent: true };
});

/**
 * Sets the password with the token of a link, once; ends all sessions and a lock (C7.20, C8.26). Passkeys go too: whoever
 * resets may do so because somebody else has got in.
 */
export const resetByLink = handle(resetPassword, async ({ body }, context) => {
  const { shop, now } = context;
  const tokenHash = hashOf(body.token);
  const outcome = await shop.database.db.transaction().execute(async (tx) => {
    const consumerId = await lockResetLink(tx, tokenHash, now);
    const consumer = consumerId === undefined ? undefined : await findConsumer(tx, consumerId);
    if (!consumer?.email) return refuse('AUT402');
    const credential = await findCredential(tx, consumer.id);
    const weak = passwordRefusal(body.newPassword, consumer.email, context);
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
    const to = { email: consumer.email, firstName: consumer.first_name };
    await sendSecurityLetter(tx, 'password-changed', to, {}, context);
    return endSessions(tx, { consumerNo: consumer.id }, 'password-changed', now);
  });
  if (outcome instanceof Refusal) return outcome;
  shop.endedSessions.add(outcome, 'password-changed');
  wakeAnnouncer(shop.database);
  return { changed: true };
});
