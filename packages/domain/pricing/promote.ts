import type { Asked } from '../promotions/conditions/condition.ts';
import { unmetBy } from '../promotions/conditions/conditions.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { cartGoodsOf } from './cart-goods.ts';
import { bringAlong } from './delivery-and-gifts.ts';
import { type Goods, type PromotedLine, type SoldLine, takeOff } from './line.ts';
import type { Ineffective, Promoted } from './promoted.ts';
import { contestWithinLimits } from './within-limits.ts';

/**
 * Applies promotions to the lines of a cart (C3.11 to C3.14). A line gets the best promotion of its own and no second
 * one; promotions of the order then apply to what is left, one after the other by rank, as far as they may be combined
 * (see `contest`) and within their limits; free delivery and gifts depend on what remains. Nothing is reduced below
 * zero, and parts add up to the whole.
 */
export function promote<G extends Goods>(
  lines: readonly SoldLine<G>[],
  promotions: readonly Promotion[],
  asked: Asked,
): Promoted<G> {
  const met = sortOut(promotions, asked);
  // Gift cards are value and not goods: nothing is taken off them, and they help to reach nothing.
  const bought = lines.filter((line) => !line.goods.product.isGiftCard);
  // Always in the same order, so that where a cent or a tie falls does not depend on how a cart was filled.
  const goods = bought.toSorted(bySize);
  const { tally, reducing, holding } = contestWithinLimits(
    met.holding,
    cartGoodsOf(goods, promotions, asked),
    asked,
    met.ineffective,
  );
  const brought = bringAlong(holding, tally);
  const promoted = lines.map((line) => takeOff(line, tally.taken[goods.indexOf(line)] ?? []));
  return {
    lines: promoted,
    reducing,
    amounts: amountsOf(promoted),
    ...brought,
    standings: tally.standings,
    ineffective: tally.ineffective,
  };
}

/** Promotions that hold whatever the goods, by rank, and why the others do not. */
function sortOut(promotions: readonly Promotion[], asked: Asked) {
  const ineffective: Ineffective[] = [];
  const holding: Promotion[] = [];
  for (const promotion of promotions) {
    const reason = unmetBy(promotion, asked);
    if (reason) ineffective.push({ promotion, reason });
    else holding.push(promotion);
  }
  return { holding: holding.sort(byRank), ineffective };
}

function bySize({ line: one }: SoldLine, { line: other }: SoldLine): number {
  if (one.upc !== other.upc) return one.upc < other.upc ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function byRank(one: Promotion, other: Promotion): number {
  return one.rank - other.rank || (one.id < other.id ? -1 : 1);
}

/** The discount of each promotion over all lines. */
function amountsOf(lines: readonly PromotedLine[]): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>();
  for (const { promotion, amount } of lines.flatMap(({ taken }) => taken)) {
    amounts.set(promotion.id, (amounts.get(promotion.id) ?? 0) + amount);
  }
  return amounts;
}
