import { type Consumer, updateConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { writeSecurityFact } from '../credentials/security-facts.ts';
import type { Context } from '../kernel/context.ts';

/** Milliseconds in which a deletion can be cancelled. */
const graceMs = 14 * 24 * 60 * 60 * 1000;

/** Marks an account for deletion, which its owner is told by mail; returns when it will be. */
export async function askDeletion(
  tx: Reader,
  consumer: Consumer,
  context: Context,
  writing: Parameters<typeof writeSecurityFact>[4] = {},
): Promise<Date> {
  const due = new Date(context.now.getTime() + graceMs);
  await updateConsumer(tx, consumer.id, { deletion_due_at: due });
  await writeSecurityFact(tx, 'consumer.deletion-asked', consumer, context, writing);
  return due;
}
