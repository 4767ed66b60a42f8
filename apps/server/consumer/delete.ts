import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { isOwnPassword } from '../credentials/try-password.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { askDeletion } from './ask-deletion.ts';

/** Marks the account for deletion and notifies its owner by mail; repeated, the first date stays. */
export const deleteConsumerHandler = handle(deleteConsumer, async (context, { body }) => {
  const { shop, session } = context;
  const { db } = shop.database;
  const consumer = await findConsumer(db, session?.consumerNo ?? '');
  if (!consumer?.email || !(await isOwnPassword(context, consumer.id, body.password))) {
    return refuse('AUT450', { member: 'password' });
  }
  if (consumer.deletion_due_at) return { deletionDate: consumer.deletion_due_at.toISOString() };
  const due = await transact(db, (tx) => askDeletion(tx, consumer, context));
  wakeAnnouncer(shop.database);
  return { deletionDate: due.toISOString() };
});
