import {
  type CreditAdjustment,
  creditAdjustmentReasons,
  creditCurrencies,
  type DeskCredit,
} from '@eyelet/contracts/store-credit-desk/account.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import {
  creditAdjustedAloneBy,
  creditAdjustmentsOf,
  type NamedCreditAdjustment,
  outstandingOf,
} from '@eyelet/db/store-credit/adjustment.ts';
import { readStoreCredits } from '@eyelet/db/store-credit/balance.ts';
import { adjustedTogetherSince } from '@eyelet/domain/loyalty/adjustment.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Context } from '../kernel/context.ts';
import { decisionView } from '../kernel/decision-view.ts';
import { staffOf } from '../kernel/staff-of.ts';

/** Adjustments that a record shows. */
const mostShown = 50;

/** The store credit of a customer as the desk works on it; undefined once their account is erased. */
export async function deskCredit(context: Context, db: Reader, consumerNo: string): Promise<DeskCredit | undefined> {
  const { shop, now } = context;
  const consumer = await findConsumer(db, consumerNo);
  if (!consumer) return undefined;
  const { staffId } = staffOf(context);
  // One after the other, as they may be on the connection of a transaction.
  const balances = await readStoreCredits(db, consumerNo);
  const adjustments = await creditAdjustmentsOf(db, consumerNo, mostShown);
  const alone = await creditAdjustedAloneBy(db, { consumerNo, staffId, since: adjustedTogetherSince(now) });
  return {
    consumerNo,
    currency: (marketByHeader(consumer.locale) ?? defaultMarket).currency,
    balances: balances.map(balanceView),
    owed: (await outstandingOf(db, consumerNo)).map(balanceView),
    adjustAlone: shop.settings.current()['care.refund-alone'],
    adjustedAlone: alone.map(({ currency, amount }) => ({ currency, balance: toAmount(amount) })),
    adjustments: adjustments.map((one) => adjustmentView(one, staffId)),
  };
}

function balanceView({ currency, balance }: Readonly<{ currency: string; balance: number }>) {
  return { currency, balance: toAmount(balance) };
}

function adjustmentView(row: NamedCreditAdjustment, staffId: string): CreditAdjustment {
  return {
    adjustmentId: row.id,
    currency: creditCurrencies.find((one) => one === row.currency) ?? 'USD',
    amount: toAmount(row.amount),
    reason: creditAdjustmentReasons.find((one) => one === row.reason) ?? 'other',
    note: row.note,
    state: row.state,
    ...decisionView(row, staffId),
  };
}
