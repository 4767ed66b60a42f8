import { yearInMarket } from '../markets/market-day.ts';
import { marketByHeader } from '../markets/markets.ts';
import type { Currency } from '../money/currency.ts';

/** The allowances that limit what may be bought at a reduced price: those of employees and of professionals. */
export type AllowanceKind = 'employee' | 'prosumer';

/** What may be spent in a year, and what counted as spent before the first order did; minor units. */
type Limit = Readonly<{ yearly: number; currentSpend: number }>;

/** What the orders of a year count, and the number of the last one. */
type Year = Readonly<{ kind: AllowanceKind; year: number; amount: number; lastTurn: number }>;

/** The limits of a shopper, in the currency of the market of the account, and what orders have counted. */
export type ShopperAllowances = Readonly<{
  locale: string;
  limits: Readonly<Partial<Record<AllowanceKind, Limit>>>;
  years: readonly Year[];
}>;

type Reducing = Readonly<{
  audience: readonly string[] | null;
  wants: Readonly<{ groups?: readonly string[] }>;
}>;

/**
 * What was spent of a limit in a year, which is one of the market of the account (`yearInMarket`). The spent amount of the profile counts
 * in the first year with orders, and until then.
 */
export function spentOfYear(
  { currentSpend }: Limit,
  { kind, years }: Readonly<{ kind: AllowanceKind; years: readonly Year[] }>,
  year: number,
): number {
  const own = years.filter((one) => one.kind === kind);
  const ordered = own.find((one) => one.year === year)?.amount ?? 0;
  return ordered + (own.every((one) => one.year >= year) ? currentSpend : 0);
}

/**
 * What a shopper may still buy of an allowance in a year; infinite without a limit. Nothing in another currency than that of the
 * limit, as with the credit of an athlete.
 */
export function leftOfAllowance(
  kind: AllowanceKind,
  allowances: ShopperAllowances | undefined,
  { currency, now }: Readonly<{ currency: Currency; now: Date }>,
): number {
  const limit = allowances?.limits[kind];
  if (!limit) return Number.POSITIVE_INFINITY;
  if (marketByHeader(allowances.locale)?.currency !== currency) return 0;
  const year = yearInMarket(allowances.locale, now);
  return Math.max(0, limit.yearly - spentOfYear(limit, { kind, years: allowances.years }, year));
}

/** The number of the next order that counts towards an allowance. */
export function nextTurn(kind: AllowanceKind, { years }: Pick<ShopperAllowances, 'years'>): number {
  return 1 + Math.max(0, ...years.flatMap((one) => (one.kind === kind ? [one.lastTurn] : [])));
}

/**
 * The allowance that goods count towards which a promotion reduces: one for employees alone, or one that the shopper has for being
 * a professional and nothing else.
 */
export function allowanceOf({ audience, wants }: Reducing, groups: readonly string[] = []): AllowanceKind | undefined {
  if (audience?.every((one) => one === 'EMPLOYEE')) return 'employee';
  const fulfilled = wants.groups?.filter((one) => groups.includes(one)) ?? [];
  return fulfilled.length > 0 && fulfilled.every((one) => one === 'professional') ? 'prosumer' : undefined;
}
