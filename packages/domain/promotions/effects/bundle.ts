import { allocate } from '../../money/allocate.ts';
import { problemOfAmounts } from '../check-amounts.ts';
import { concernsLine } from '../conditions/goods.ts';
import type { BenefitOf, Effect, JoinedRow, Reducible } from './effect.ts';

type Bundle = BenefitOf<'bundle'>;

/** Units of a set, at most; each of them is looked for among the rows. */
const mostUnits = 12;

/** Different goods for one price. Sets are made of the dearest goods first, as long as their price takes something off. */
export const bundle: Effect<Bundle> = {
  levels: ['PRODUCT'],
  problem: ({ parts, amounts }) => {
    const counts = parts.map(({ units }) => units);
    const areUnits = counts.every((units) => Number.isInteger(units) && units > 0);
    const all = counts.reduce((sum, units) => sum + units, 0);
    if (parts.length < 2 || !areUnits || all > mostUnits) return 'bundle-parts';
    const isOfSomething = parts.every(({ masterIds, categories }) => masterIds.length + categories.length > 0);
    return isOfSomething ? problemOfAmounts(amounts) : 'bundle-goods';
  },
  amounts: ({ amounts }) => [amounts],
  goods: ({ parts }) => ({
    masterIds: parts.flatMap(({ masterIds }) => masterIds),
    categories: parts.flatMap(({ categories }) => categories),
  }),
  lackOfRows: (benefit, rows) => {
    const slots = slotsOf(benefit);
    const missing = slots.length - unitsOf(dearestSet(slots, inOrder(slots, rows), countsOf(rows)));
    return missing > 0 ? { reason: 'too-few', missing } : undefined;
  },
  offRows: (benefit, rows, currency) => {
    const price = benefit.amounts[currency] ?? Number.POSITIVE_INFINITY;
    const slots = slotsOf(benefit);
    const left = countsOf(rows);
    const off: (number | undefined)[] = rows.map(() => undefined);
    const order = inOrder(slots, rows);
    for (;;) {
      const taken = dearestSet(slots, order, left);
      if (unitsOf(taken) < slots.length) break;
      const members = [...taken].toSorted(([one], [other]) => one - other);
      const values = members.map(([index, units]) => eachOf(rows[index]) * units);
      const worth = values.reduce((sum, value) => sum + value, 0);
      // Later sets are of cheaper goods, so that none of them takes more off.
      if (worth <= price) break;
      // The same set is there as often as its scarcest row allows.
      const times = Math.min(...members.map(([index, units]) => Math.floor((left[index] ?? 0) / units)));
      const shares = allocate(Math.round((worth - price) * times), values);
      for (const [turn, [index, units]] of members.entries()) {
        off[index] = (off[index] ?? 0) + (shares[turn] ?? 0);
        left[index] = (left[index] ?? 0) - units * times;
      }
    }
    return off;
  },
};

type Slot = Bundle['parts'][number];

/** A part for each unit of a set. */
function slotsOf({ parts }: Bundle): readonly Slot[] {
  return parts.flatMap((part) => Array.from({ length: part.units }, () => part));
}

type Row = Readonly<{ index: number; row: JoinedRow }>;

/**
 * The dearest first; of equal ones those that fit the fewest slots, so that the others are left for the next set. What comes off
 * must not depend on the order in which shoppers add goods, so that the place of a row decides only between goods that fit alike.
 */
function inOrder(slots: readonly Slot[], rows: readonly JoinedRow[]): readonly Row[] {
  return rows
    .map((row, index) => {
      const fits = slots.flatMap((slot, turn) => (concernsLine({ concerns: slot }, row) ? [turn] : []));
      return { row, index, fits: fits.length, kind: fits.reduce((bits, turn) => bits + 2 ** turn, 0) };
    })
    .sort(
      (one, other) =>
        eachOf(other.row) - eachOf(one.row) ||
        one.fits - other.fits ||
        one.kind - other.kind ||
        one.index - other.index,
    );
}

/**
 * How many units of each row are in the dearest set that what is left allows, by index. A unit that is taken stays taken, and
 * moves to another slot where that makes room for one more: goods that fit several parts never keep a set from being complete.
 */
function dearestSet(
  slots: readonly Slot[],
  order: readonly Row[],
  left: readonly number[],
): ReadonlyMap<number, number> {
  const filled: (Row | undefined)[] = slots.map(() => undefined);
  const place = (one: Row, tried: Set<number>): boolean =>
    slots.some((slot, turn) => {
      if (tried.has(turn) || !concernsLine({ concerns: slot }, one.row)) return false;
      tried.add(turn);
      const there = filled[turn];
      if (there && !place(there, tried)) return false;
      filled[turn] = one;
      return true;
    });
  const taken = new Map<number, number>();
  for (const one of order) {
    for (let units = 0; units < Math.min(left[one.index] ?? 0, slots.length); units += 1) {
      if (!place(one, new Set())) break;
      taken.set(one.index, units + 1);
    }
  }
  return taken;
}

function unitsOf(taken: ReadonlyMap<number, number>): number {
  return [...taken.values()].reduce((sum, units) => sum + units, 0);
}

function countsOf(rows: readonly Reducible[]): number[] {
  return rows.map(({ quantity }) => quantity);
}

function eachOf(row: Reducible | undefined): number {
  return row && row.quantity > 0 ? row.rowTotal / row.quantity : 0;
}
