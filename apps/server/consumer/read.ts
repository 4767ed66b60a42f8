import { readConsumer } from '@eyelet/contracts/consumer/operations.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { profileView } from './profile-view.ts';

/** Shows the consumer his profile (C7.63). */
export const showProfile = handle(readConsumer, async ({ query }, { shop, session }) => {
  const { db } = shop.database;
  const consumer = await findConsumer(db, session?.consumerNo ?? '');
  return consumer ? profileView(db, consumer, query.includeLoyaltySummary ?? false) : refuse('PRO404');
});
