import { listCreditHistory } from '@eyelet/contracts/store-credit-desk/list-history.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { creditHistory } from '../store-credit/history.ts';

export const listCreditHistoryHandler = handle(listCreditHistory, async ({ shop }, { params, query }) => {
  const { db } = shop.database;
  const { consumerNo } = params;
  if (!(await findConsumer(db, consumerNo))) return refuse('STF404');
  return creditHistory(db, { consumerNo, currency: query.currency }, query);
});
