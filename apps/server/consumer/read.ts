import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { profileView } from './profile-view.ts';

/** Returns the consumer's profile (C7.63). */
export const readConsumerHandler = handle(readConsumer, async (context, { query }) => {
  const { shop, session } = context;
  const consumer = await findConsumer(shop.database.db, session?.consumerNo ?? '');
  return consumer ? profileView(context, consumer, query.includeLoyaltySummary ?? false) : refuse('PRO404');
});
