import type { Tier } from '../../../loyalty/tiers.ts';
import type { Locale } from '../../../markets/market.ts';
import type { Amounts } from '../../amounts.ts';

/** What the account of a shopper is like; a member that nothing asks for is missing. */
export type SegmentFacts = Readonly<{
  /** The market in which the account was made; undefined for one that the shop no longer has. */
  homeMarket?: Locale | undefined;
  /** ISO 8601; null for who has not joined the loyalty programme. */
  memberSince?: string | null;
  /** Of members alone. */
  tier?: Tier | undefined;
  /** Orders that were sold, and when the last one was placed, ISO 8601. */
  orders?: number;
  lastOrderAt?: string | null;
  /** What was paid for goods and not given back, by the number of days in which. */
  spent?: Readonly<Record<string, Amounts>>;
}>;
