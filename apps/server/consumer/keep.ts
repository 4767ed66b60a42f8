import { keepConsumer } from '@eyelet/contracts/consumer/keep.ts';
import { updateConsumer } from '@eyelet/db/consumers/consumer.ts';
import { handle } from '../kernel/handle.ts';

/** Cancels the deletion of the account. */
export const keepConsumerHandler = handle(keepConsumer, async ({ shop, session }) => {
  await updateConsumer(shop.database.db, session?.consumerNo ?? '', { deletion_due_at: null });
  return { kept: true };
});
