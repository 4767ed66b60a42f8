import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import { findConsumer, updateConsumer } from '@eyelet/db/consumers/consumer.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { writeSecurityFact } from '../credentials/security-facts.ts';
import { isOwnPassword } from '../credentials/try-password.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/** Milliseconds in which a deletion can be cancelled. */
export const graceMs = 14 * 24 * 60 * 60 * 1000;

/** Marks the account for deletion and notifies its owner by mail; repeated, the first date stays. */
export const deleteConsumerHandler = handle(deleteConsumer, async (context, { body }) => {
  const { shop, session, now } = context;
  const { db } = shop.database;
  const consumer = await findConsumer(db, session?.consumerNo ?? '');
  if (!consumer?.email || !(await isOwnPassword(context, consumer.id, body.password))) {
    return refuse('AUT450', { member: 'password' });
  }
  if (consumer.deletion_due_at) return { deletionDate: consumer.deletion_due_at.toISOString() };
  const due = new Date(now.getTime() + graceMs);
  await transact(db, async (tx) => {
    await updateConsumer(tx, consumer.id, { deletion_due_at: due });
    await writeSecurityFact(tx, 'consumer.deletion-asked', consumer, context);
  });
  wakeAnnouncer(shop.database);
  return { deletionDate: due.toISOString() };
});
