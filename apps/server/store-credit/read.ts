import { readStoreCredit } from '@eyelet/contracts/store-credit/read.ts';
import { readStoreCredits } from '@eyelet/db/store-credit/balance.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { handle } from '../kernel/handle.ts';
import { creditHistory } from './history.ts';

/** The store credit of the caller, with its changes. */
export const readStoreCreditHandler = handle(readStoreCredit, async (context, { query }) => {
  const { shop, market, session } = context;
  const { db } = shop.database;
  const consumerNo = session?.consumerNo ?? '';
  const { currency } = market;
  const balances = (await readStoreCredits(db, consumerNo)).map((one) => ({
    currency: one.currency,
    balance: toAmount(one.balance),
  }));
  return {
    currency,
    balance: balances.find((one) => one.currency === currency)?.balance ?? 0,
    hasHad: balances.length > 0,
    others: balances.filter((one) => one.currency !== currency && one.balance > 0),
    history: await creditHistory(db, { consumerNo, currency }, query),
  };
});
