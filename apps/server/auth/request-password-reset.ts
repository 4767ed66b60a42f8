import { requestPasswordReset } from '@eyelet/contracts/auth/request-password-reset.ts';
import { queueReset } from '@eyelet/db/letters/letter.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { email as checkEmail } from '@eyelet/domain/validation/email.ts';
import { deviceOf, placeOf } from '../credentials/device.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/**
 * Stores the request for a link; a job mails it if the account exists (C7.21). Known and unknown emails do the same
 * work until then, so that neither the answer nor its time reveals which it is.
 */
export const requestPasswordResetHandler = handle(requestPasswordReset, async (context, { body }) => {
  const { shop, market, now, newId } = context;
  const email = body.email.trim();
  if (email === '' || checkEmail(email)) return refuse('AUT453', { member: 'email' });
  const facts = { device: deviceOf(context), place: placeOf(context) };
  const wish = { id: newId(), kind: 'reset-asked', recipient: email, locale: market.header, facts };
  await transact(shop.database.db, (tx) => queueReset(tx, wish, now));
  wakeAnnouncer(shop.database);
  return { sent: true };
});
