import type { Tier } from '../../loyalty/tiers.ts';
import type { MethodCode } from '../../markets/delivery-method.ts';
import type { Locale, OfferedMethod } from '../../markets/market.ts';
import type { Amounts } from '../amounts.ts';
import type { WantedAttributes } from './attribute-words.ts';

/** What a promotion wants besides time, market, shopper, code and value. A member that is missing wants nothing. */
export type Wants = Readonly<{
  hours?: Hours;
  /** Shoppers of one of these programmes alone. */
  groups?: readonly ShopperProgramme[];
  /** The first order of an account. */
  firstOrder?: true;
  /** Members of one of these tiers. */
  tiers?: readonly Tier[];
  /** So many orders before this one, and no more than `until`; null: any number. */
  orders?: Readonly<{ from: number; until: number | null }>;
  /** At least so much spent on goods within so many days. */
  spent?: Readonly<{ amounts: Amounts; days: number }>;
  /** At least so many days since the last order. */
  daysSinceOrder?: number;
  /** A member of the loyalty programme for at least so many days. */
  daysAsMember?: number;
  /** The account was made in one of these markets. */
  homeMarkets?: readonly Locale[];
  /** One of these means of payment is in the cart. */
  payment?: readonly OfferedMethod[];
  /** Only goods that are delivered in one of these ways count. */
  delivery?: readonly MethodCode[];
  /** Only goods that one of these stores sells or hands over count. */
  stores?: readonly string[];
  /** Only goods at their list price count, or only reduced ones. */
  price?: 'full' | 'reduced';
  /** Only goods count that are of one of the words of each kind. */
  attributes?: WantedAttributes;
  /** At least so many units of what counts. */
  units?: number;
}>;

/** The loyalty programme, athletes with a yearly credit, and professionals. */
export type ShopperProgramme = 'member' | 'athlete' | 'professional';

/** Times by the clock of the market: on some days of the week, Monday is 1; until the next day where it ends before it begins. */
export type Hours = Readonly<{ days: readonly number[]; from: string; until: string }>;
