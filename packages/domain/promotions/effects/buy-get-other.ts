import { areApart, areAttributes, haveAttributes } from '../conditions/attribute-words.ts';
import { concernsLine } from '../conditions/goods.ts';
import type { Goods, Side } from '../promotion.ts';
import type { BenefitOf, Effect, JoinedRow } from './effect.ts';

type BuyGetOther = BenefitOf<'buy-get-other'>;

/**
 * For units of some goods that are bought, units of others are reduced, or free. The dearest are reduced first, so that one more
 * piece never takes less off. A unit that fits both sides is either bought or reduced, whichever takes more off.
 */
export const buyGetOther: Effect<BuyGetOther> = {
  levels: ['PRODUCT'],
  problem: ({ bought, got, percent }) => {
    const areUnits = [bought, got].every(({ units }) => Number.isInteger(units) && units > 0 && units < 100);
    if (!areUnits) return 'buy-get-units';
    if (!Number.isInteger(percent) || percent < 1 || percent > 100) return 'buy-get-percent';
    const [own, others] = [idsOf(bought), idsOf(got)];
    if ([bought, got].some(({ attributes }) => attributes && !areAttributes(attributes))) return 'attributes';
    const isApart = areApart(bought.attributes, got.attributes) || !own.some((id) => others.includes(id));
    const areDifferent = own.length > 0 && others.length > 0 && isApart;
    return areDifferent ? undefined : 'buy-get-goods';
  },
  // What is reduced comes first, as a page that shows some of the goods says the percentage beside them.
  goods: ({ bought, got }) => ({
    masterIds: [...got.masterIds, ...bought.masterIds],
    categories: [...got.categories, ...bought.categories],
  }),
  lackOfRows: (benefit, rows) => {
    const units = { bought: 0, got: 0, both: 0 };
    for (const { fits, quantity } of sidesOf(benefit, rows)) units[fits] += quantity;
    const lacking = Math.max(0, benefit.bought.units - units.bought) + Math.max(0, 1 - units.got);
    const missing = lacking - units.both;
    return missing > 0 ? { reason: 'too-few', missing } : undefined;
  },
  offRows: (benefit, rows) => {
    const sides = sidesOf(benefit, rows);
    const reduced = dearestOf(benefit, sides);
    const times = Math.ceil(unitsOf(reduced) / benefit.got.units);
    const bought = boughtOf(sides, reduced, times * benefit.bought.units);
    // What is neither bought for it nor reduced is left to other promotions.
    const off: (number | undefined)[] = rows.map(() => undefined);
    for (const [turn, { index, each }] of sides.entries()) {
      const units = reduced[turn] ?? 0;
      if (units + (bought[turn] ?? 0) > 0) off[index] = (units * each * benefit.percent) / 100;
    }
    return off;
  },
};

/** A row with the side of the benefit that its goods fit. */
type FittingRow = Readonly<{ index: number; each: number; quantity: number; fits: 'bought' | 'got' | 'both' }>;

function isOn(side: Side, row: JoinedRow): boolean {
  if (!concernsLine({ concerns: side }, row)) return false;
  const { attributes } = side;
  return attributes === undefined || (row.attributes !== undefined && haveAttributes(row.attributes, attributes));
}

/** The dearest first; of equal ones the one that stands first. */
function sidesOf({ bought, got }: BuyGetOther, rows: readonly JoinedRow[]): readonly FittingRow[] {
  const sides: FittingRow[] = [];
  for (const [index, row] of rows.entries()) {
    const { quantity, rowTotal } = row;
    const isBought = isOn(bought, row);
    const isGot = isOn(got, row);
    if (quantity === 0 || !(isBought || isGot)) continue;
    const fits = isBought && isGot ? 'both' : isBought ? 'bought' : 'got';
    sides.push({ index, each: rowTotal / quantity, quantity, fits });
  }
  return sides.sort((one, other) => other.each - one.each || one.index - other.index);
}

/** How many units of each side are reduced, where they are worth the most together. */
function dearestOf({ bought, got }: BuyGetOther, sides: readonly FittingRow[]): readonly number[] {
  const toBuy = sides.reduce((sum, { fits, quantity }) => (fits === 'got' ? sum : sum + quantity), 0);
  let best: Readonly<{ reduced: readonly number[]; worth: number }> = { reduced: [], worth: 0 };
  // Once one more time takes no more off, no further one does: each adds less than the one before.
  for (let times = 1; times * bought.units <= toBuy; times += 1) {
    const reduced = reducedOf(sides, times * got.units, toBuy - times * bought.units);
    const worth = reduced.reduce((sum, units, turn) => sum + units * (sides[turn]?.each ?? 0), 0);
    if (worth <= best.worth) break;
    best = { reduced, worth };
  }
  return best.reduced;
}

/** The dearest units that may be reduced: so many at most, and so many of those that might be bought instead. */
function reducedOf(sides: readonly FittingRow[], most: number, mostOfBoth: number): readonly number[] {
  let left = most;
  let leftOfBoth = mostOfBoth;
  return sides.map(({ fits, quantity }) => {
    if (fits === 'bought') return 0;
    const units = Math.min(quantity, left, fits === 'both' ? leftOfBoth : left);
    left -= units;
    if (fits === 'both') leftOfBoth -= units;
    return units;
  });
}

/** How many units of each side are bought for it: of what fits no other side first. */
function boughtOf(sides: readonly FittingRow[], reduced: readonly number[], units: number): readonly number[] {
  let left = units;
  const bought = sides.map(() => 0);
  for (const kind of ['bought', 'both'] as const) {
    for (const [turn, { fits, quantity }] of sides.entries()) {
      if (fits !== kind) continue;
      const taken = Math.min(left, quantity - (reduced[turn] ?? 0));
      bought[turn] = taken;
      left -= taken;
    }
  }
  return bought;
}

function unitsOf(counts: readonly number[]): number {
  return counts.reduce((sum, units) => sum + units, 0);
}

function idsOf({ masterIds, categories }: Goods): readonly string[] {
  return [...masterIds, ...categories];
}
