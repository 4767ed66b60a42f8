import { creditsOf } from '@eyelet/db/allowances/credit.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader, Transaction } from '@eyelet/db/database.ts';
import { hasPosting } from '@eyelet/db/ledger/payment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { creditHolder, creditOfYear, type YearlyCredit } from '@eyelet/domain/allowances/credit.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import { post } from '../ledger/post.ts';

export type AthleteCredit = YearlyCredit & Readonly<{ holder: string; currency: Currency }>;

type Athlete = Pick<Consumer, 'id' | 'identities' | 'spending' | 'locale'>;

/** The credit of a consumer for the year; undefined for everybody who is not, or no longer, an athlete. */
export async function athleteCredit(db: Reader, consumer: Athlete, now: Date): Promise<AthleteCredit | undefined> {
  const { athlete } = consumer.spending;
  if (!athlete || !consumer.identities.includes('athlete')) return undefined;
  const holder = creditHolder(consumer.id, now);
  const { currency } = marketByHeader(consumer.locale) ?? defaultMarket;
  return { ...creditOfYear(athlete, await creditsOf(db, consumer.id), holder), holder, currency };
}

/** Posts the credit of the year to the ledger, once, so that it can be spent. */
export async function openCredit(
  tx: Transaction<Tables>,
  { holder, currency, remaining }: AthleteCredit,
  now: Date,
): Promise<void> {
  const key = `athlete credit ${holder}`;
  if (remaining === 0 || (await hasPosting(tx, key))) return;
  const entries = issue({ kind: 'athlete credit', holder, unit: currency }, remaining);
  await post(tx, { key, kind: 'issue', reference: holder, entries }, now);
}
