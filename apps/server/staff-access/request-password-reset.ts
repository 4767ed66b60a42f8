import { requestStaffPasswordReset } from '@eyelet/contracts/staff-access/request-password-reset.ts';
import { queueStaffReset } from '@eyelet/db/letters/letter.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { email as checkEmail } from '@eyelet/domain/validation/email.ts';
import { deviceOf } from '../credentials/device.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/**
 * Stores the request for a link; a job looks the email up, so that neither the answer nor its timing reveals whether it
 * is known.
 */
export const requestStaffPasswordResetHandler = handle(requestStaffPasswordReset, async (context, { body }) => {
  const { shop, market, now, newId } = context;
  const email = body.email.trim();
  if (email === '' || checkEmail(email)) return refuse('STF400', { member: 'email' });
  const facts = { device: deviceOf(context) };
  const wish = { id: newId(), kind: 'staff-reset-asked', recipient: email, locale: market.header, facts };
  await transact(shop.database.db, (tx) => queueStaffReset(tx, wish, now));
  wakeAnnouncer(shop.database);
  return { sent: true };
});
