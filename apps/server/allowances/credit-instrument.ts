import { findConsumer, lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { CartInstrument } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { type AthleteCredit, athleteCredit, correctCredit, openCredit } from './athlete-credit.ts';

/** The caller's credit in the currency of the call; undefined if there is none. */
export async function ownCredit({ shop, session, market, now }: Context): Promise<AthleteCredit | undefined> {
  if (!session || session.consumerType === 'GUEST') return undefined;
  const { db } = shop.database;
  const consumer = await findConsumer(db, session.consumerNo);
  const credit = consumer && (await athleteCredit(db, consumer, now));
  return credit?.currency === market.currency ? credit : undefined;
}

/** The same, with the ledger holding what is left of it, neither nothing yet nor what was used beyond the limit and came back. */
async function readyCredit({ shop, session, market, now, newId }: Context): Promise<AthleteCredit | undefined> {
  if (!session || session.consumerType === 'GUEST') return undefined;
  return transact(shop.database.db, async (tx) => {
    // A change of the limit meanwhile would open or correct the credit too.
    const consumer = await lockConsumer(tx, session.consumerNo);
    const limit = consumer?.spending.athlete;
    if (!limit) return undefined;
    const credit = await athleteCredit(tx, consumer, now);
    if (credit?.currency !== market.currency) return undefined;
    await openCredit(tx, credit, now);
    await correctCredit(tx, consumer, { limit, cause: newId() }, now);
    return credit;
  });
}

/**
 * The credit of an athlete as a means of payment (C3.29), for `wanted` (minor units) or all that is left of it. PAY400
 * for callers who are no athletes, and if nothing is left.
 */
export async function creditInstrument(
  context: Context,
  wanted: number | undefined,
): Promise<CartInstrument | Refusal<'PAY400'>> {
  const credit = await readyCredit(context);
  if (!credit || credit.remaining === 0) return refuse('PAY400');
  return {
    id: context.newId(),
    methodId: 'ATHLETES_PAYMENT',
    token: credit.holder,
    card: null,
    account: null,
    requestId: null,
    amount: Math.min(wanted ?? credit.remaining, credit.remaining),
    savedCardId: null,
    keep: false,
  };
}

/** A cart's credit reduced to what is left of it now; undefined if nothing is. */
export async function creditNow(context: Context, instrument: CartInstrument): Promise<CartInstrument | undefined> {
  const credit = await readyCredit(context);
  if (!credit || credit.holder !== instrument.token || credit.remaining === 0) return undefined;
  const amount = Math.min(instrument.amount ?? 0, credit.remaining);
  return amount === instrument.amount ? instrument : { ...instrument, amount };
}
