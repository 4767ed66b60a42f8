import type { Simulated } from '@eyelet/contracts/promotion-desk/simulate.ts';

/** The figures of a simulation so far and of its next part together; totals, and where the next part begins, are those of the part. */
export function addedUp(sum: Simulated | undefined, part: Simulated): Simulated {
  if (!sum) return part;
  const markets = Map.groupBy([...sum.markets, ...part.markets], ({ market }) => market);
  const displaced = Map.groupBy([...sum.displaced, ...part.displaced], ({ promotionId }) => promotionId);
  return {
    ...{ total: part.total, read: sum.read + part.read, next: part.next },
    markets: [...markets.values()].flatMap((all) =>
      all.slice(0, 1).map((first) => ({
        ...first,
        orders: sumOf(all, ({ orders }) => orders),
        discount: sumOf(all, ({ discount }) => discount),
        further: sumOf(all, ({ further }) => further),
        goods: sumOf(all, ({ goods }) => goods),
      })),
    ),
    displaced: [...displaced.values()].flatMap((all) =>
      all.slice(0, 1).map((first) => ({ ...first, orders: sumOf(all, ({ orders }) => orders) })),
    ),
  };
}

/** Amounts are of cents, whose sums have no further digits. */
function sumOf<One>(all: readonly One[], figure: (one: One) => number): number {
  return Math.round(all.reduce((sum, one) => sum + figure(one), 0) * 100) / 100;
}
