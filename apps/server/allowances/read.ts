import { readAllowance } from '@eyelet/contracts/allowances/read.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { readAllowanceView } from './read-view.ts';

export const readAllowanceHandler = handle(readAllowance, async ({ shop, now }, { params }) => {
  const { db } = shop.database;
  const consumer = await findConsumer(db, params.consumerNo);
  return consumer ? readAllowanceView(db, consumer, now) : refuse('STF404');
});
