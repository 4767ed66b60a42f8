import { changePassword } from '@eyelet/contracts/auth/change-password.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { setPassword } from '@eyelet/db/credentials/credential.ts';
import { voidResetLinks } from '@eyelet/db/credentials/reset-link.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { endSessions } from '@eyelet/db/sessions/session.ts';
import { passwordRefusal } from '../credentials/check-password.ts';
import { forgetOtherBrowsers } from '../credentials/known-device.ts';
import { hashPassword } from '../credentials/password-hashes.ts';
import { writeSecurityFact } from '../credentials/security-facts.ts';
import { isOwnPassword } from '../credentials/try-password.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/** Changes the password, ends the other sessions, and notifies the consumer by mail (C7.19). */
export const changePasswordHandler = handle(changePassword, async (context, { body }) => {
  const { shop, session, now } = context;
  const { db } = shop.database;
  const consumer = session && (await findConsumer(db, session.consumerNo));
  if (!consumer?.email) return refuse('PRO404');
  if (!(await isOwnPassword(context, consumer.id, body.currentPassword))) {
    return refuse('AUT450', { member: 'currentPassword' });
  }
  if (body.newPassword === body.currentPassword) return refuse('AUT451', { member: 'newPassword' });
  const weak = passwordRefusal(context, body.newPassword, consumer.email);
  if (weak) return refuse('PRO415', { member: 'newPassword', reason: weak.reason });
  if (body.confirmPassword !== undefined && body.confirmPassword !== body.newPassword) {
    return refuse('FE340', { member: 'confirmPassword' });
  }
  const passwordHash = await hashPassword(body.newPassword);
  const ended = await transact(db, async (tx) => {
    await setPassword(tx, consumer.id, passwordHash, now);
    await voidResetLinks(tx, consumer.id, now);
    await forgetOtherBrowsers(tx, consumer.id, context);
    await writeSecurityFact(tx, 'consumer.password-changed', consumer, context);
    return endSessions(tx, { consumerNo: consumer.id, except: session?.id }, 'password-changed', now);
  });
  shop.endedSessions.add(ended, 'password-changed');
  wakeAnnouncer(shop.database);
  return { changed: true };
});
