import type { BenefitOf, Effect, Reducible } from './effect.ts';

/** Of so many units that are bought, so many more are reduced, or free. */
export const buyGet: Effect<BenefitOf<'buy-get'>> = {
  levels: ['PRODUCT'],
  problem: ({ buy, get, percent }) => {
    if (![buy, get].every((units) => Number.isInteger(units) && units > 0 && units < 100)) {
      return 'buy-get-units';
    }
    const isShare = Number.isInteger(percent) && percent > 0 && percent <= 100;
    return isShare ? undefined : 'buy-get-percent';
  },
  lack: ({ buy, get }, { quantity }) =>
    quantity < buy + get ? { reason: 'too-few', missing: buy + get - quantity } : undefined,
  offRows: ({ buy, get, percent }, rows) => {
    // Of each full group the cheapest units are reduced; what is dearest counts as bought first.
    const byPrice = rows.map((row, index) => ({ index, each: eachOf(row), quantity: row.quantity }));
    byPrice.sort((one, other) => other.each - one.each || one.index - other.index);
    const units = byPrice.reduce((sum, { quantity }) => sum + quantity, 0);
    const grouped = units - (units % (buy + get));
    const off = rows.map(() => 0);
    let turn = 0;
    for (const { index, each, quantity } of byPrice) {
      const reduced = reducedWithin(turn, Math.min(turn + quantity, grouped), { buy, get });
      off[index] = (reduced * each * percent) / 100;
      turn += quantity;
    }
    return off;
  },
};

/** How many of the units from one turn to another are the last ones of their group. */
function reducedWithin(from: number, to: number, { buy, get }: Readonly<{ buy: number; get: number }>): number {
  const before = (turn: number) => {
    const group = Math.floor(turn / (buy + get));
    return group * get + Math.max(0, turn - group * (buy + get) - buy);
  };
  return Math.max(0, before(to) - before(from));
}

function eachOf({ rowTotal, quantity }: Reducible): number {
  return quantity === 0 ? 0 : rowTotal / quantity;
}
