import { type CreditYear, creditsOf } from '@eyelet/db/allowances/credit.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader, Transaction } from '@eyelet/db/database.ts';
import { lockHolding } from '@eyelet/db/ledger/lock.ts';
import { hasPosting } from '@eyelet/db/ledger/payment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { creditCorrection, creditHolder, creditOfYear, type YearlyCredit } from '@eyelet/domain/allowances/credit.ts';
import { adjust, issue } from '@eyelet/domain/ledger/movements.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import { post } from '../ledger/post.ts';

export type AthleteCredit = YearlyCredit & Readonly<{ holder: string; currency: Currency }>;

type Athlete = Pick<Consumer, 'id' | 'identities' | 'spending' | 'locale'>;

/** The credit of a consumer for the year; undefined for everybody who is not, or no longer, an athlete. */
export async function athleteCredit(db: Reader, consumer: Athlete, now: Date): Promise<AthleteCredit | undefined> {
  return isAthlete(consumer) ? creditAmong(consumer, await creditsOf(db, consumer.id), now) : undefined;
}

function isAthlete({ identities, spending }: Athlete): boolean {
  return spending.athlete !== undefined && identities.includes('athlete');
}

/** The same, given what the ledger says is left of the athlete's years. */
export function creditAmong(consumer: Athlete, years: readonly CreditYear[], now: Date): AthleteCredit | undefined {
  const { athlete } = consumer.spending;
  if (!athlete || !isAthlete(consumer)) return undefined;
  const holder = creditHolder(consumer, now);
  const { currency } = marketByHeader(consumer.locale) ?? defaultMarket;
  return { ...creditOfYear(athlete, years, holder), holder, currency };
}

/** Posts the credit of the year to the ledger, once, so that it can be spent. */
export async function openCredit(
  tx: Transaction<Tables>,
  { holder, currency, remaining }: AthleteCredit,
  now: Date,
): Promise<void> {
  const key = openedKey(holder);
  if (remaining === 0 || (await hasPosting(tx, key))) return;
  const entries = issue({ kind: 'athlete credit', holder, unit: currency }, remaining);
  await post(tx, { key, kind: 'issue', reference: holder, entries }, now);
}

/**
 * Corrects what the ledger has of the credit of the year, once it is there, to what was not used of the limit. Of two corrections at once
 * the second sees what the first has done, if the consumer is locked.
 */
export async function correctCredit(
  tx: Transaction<Tables>,
  consumer: Pick<Consumer, 'id' | 'locale'>,
  { limit, cause }: Readonly<{ limit: NonNullable<Consumer['spending']['athlete']>; cause: string }>,
  now: Date,
): Promise<void> {
  const holder = creditHolder(consumer, now);
  if (!(await hasPosting(tx, openedKey(holder)))) return;
  const { currency } = marketByHeader(consumer.locale) ?? defaultMarket;
  const holding = { kind: 'athlete credit', holder, unit: currency } as const;
  await lockHolding(tx, holding);
  const change = creditCorrection(limit, await creditsOf(tx, consumer.id), holder);
  if (change === 0) return;
  const key = `athlete credit ${holder} adjusted ${cause}`;
  await post(tx, { key, kind: 'adjust', reference: holder, entries: adjust(holding, change) }, now);
}

const openedKey = (holder: string) => `athlete credit ${holder}`;
