import { localTime } from '../calendar/local-time.ts';
import type { Market } from '../markets/market.ts';
import { instantOf } from '../stores/instant.ts';

/** The validity of a gift card: whole years, perhaps to the end of the last one; null: unlimited. */
type Validity = Readonly<{ years: number; toEndOfYear?: boolean }> | null;

/**
 * By the country of the market. United States and Canada: states and provinces forbid that gift cards expire. Germany: claims end with
 * the third year after that of the purchase (BGB sections 195 and 199). United Kingdom: six years (Limitation Act 1980, section 5).
 * France: five years (Code civil, article 2224). Italy: ten years (Codice civile, article 2946).
 */
const byCountry: Readonly<Record<string, Validity>> = {
  US: null,
  CA: null,
  DE: { years: 3, toEndOfYear: true },
  GB: { years: 6 },
  FR: { years: 5 },
  IT: { years: 10 },
};

/** The first instant at which a card issued now is no longer valid: the end of its last day where it was bought; null: it does not expire. */
export function expiryOf({ country, timeZone }: Pick<Market, 'country' | 'timeZone'>, issuedAt: Date): Date | null {
  const validity = byCountry[country] ?? null;
  if (!validity) return null;
  const [year = 0, month = 1, day = 1] = localTime(issuedAt, timeZone).day.split('-').map(Number);
  const last = year + validity.years;
  // A 29th of February ends with the 1st of March of other years.
  const lastDay = validity.toEndOfYear
    ? `${last}-12-31`
    : new Date(Date.UTC(last, month - 1, day)).toISOString().slice(0, 10);
  return instantOf(lastDay, 24 * 60, timeZone);
}
