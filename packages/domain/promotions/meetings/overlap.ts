import type { Locale } from '../../markets/market.ts';
import { areApart } from '../conditions/attribute-words.ts';
import type { Promotion } from '../promotion.ts';

/** The time that two promotions have in common from now on; null: from now, or without end. Undefined: none. */
export function sharedTime(
  one: Pick<Promotion, 'startsAt' | 'endsAt'>,
  other: Pick<Promotion, 'startsAt' | 'endsAt'>,
  now: Date,
): Readonly<{ from: Date | null; until: Date | null }> | undefined {
  const from = [one.startsAt, other.startsAt].reduce<Date | null>(
    (last, at) => (at && at > (last ?? now) ? at : last),
    null,
  );
  const until = [one.endsAt, other.endsAt].reduce<Date | null>(
    (first, at) => (at && (!first || at < first) ? at : first),
    null,
  );
  return until !== null && until <= (from ?? now) ? undefined : { from, until };
}

/** The markets that two promotions have in common; null: all. Undefined: none. */
export function sharedMarkets(
  { locales: one }: Pick<Promotion, 'locales'>,
  { locales: other }: Pick<Promotion, 'locales'>,
): readonly Locale[] | null | undefined {
  if (one === null || other === null) return one ?? other;
  const shared = one.filter((locale) => other.includes(locale));
  return shared.length > 0 ? shared : undefined;
}

/** Whether a shopper can be meant by both. What cannot be known of shoppers beforehand keeps none apart. */
export function shareShoppers(one: Promotion, other: Promotion): boolean {
  const [types, others] = [typesOf(one), typesOf(other)];
  if (!types.some((type) => others.includes(type))) return false;
  const { wants } = one;
  const { wants: wanted } = other;
  return (
    meet(wants.tiers, wanted.tiers) &&
    meet(wants.homeMarkets, wanted.homeMarkets) &&
    ordersBefore(one).from <= ordersBefore(other).until &&
    ordersBefore(other).from <= ordersBefore(one).until
  );
}

/** Whether goods in a cart can count for both, as far as the conditions about goods say; which products they name is known to the catalogue. */
export function shareLines(
  { wants: one }: Pick<Promotion, 'wants'>,
  { wants: other }: Pick<Promotion, 'wants'>,
): boolean {
  const atPrice = one.price === undefined || other.price === undefined || one.price === other.price;
  return (
    atPrice &&
    meet(one.delivery, other.delivery) &&
    meet(one.stores, other.stores) &&
    !areApart(one.attributes, other.attributes)
  );
}

function meet<T>(one: readonly T[] | undefined, other: readonly T[] | undefined): boolean {
  return one === undefined || other === undefined || one.some((each) => other.includes(each));
}

/** Guests have no account, of which anything could be asked. */
function typesOf({ audience, wants }: Promotion): readonly string[] {
  const types = audience ?? ['GUEST', 'REGISTERED', 'EMPLOYEE'];
  const { groups, firstOrder, tiers, orders, spent, daysSinceOrder, daysAsMember, homeMarkets } = wants;
  const ofAccount = groups ?? firstOrder ?? tiers ?? orders ?? spent ?? daysSinceOrder ?? daysAsMember ?? homeMarkets;
  return ofAccount === undefined ? types : types.filter((type) => type !== 'GUEST');
}

/** How many orders somebody has placed before. */
function ordersBefore({ wants: { firstOrder, orders } }: Promotion): Readonly<{ from: number; until: number }> {
  if (firstOrder) return { from: 0, until: 0 };
  return { from: orders?.from ?? 0, until: orders?.until ?? Number.POSITIVE_INFINITY };
}
