import { allocate } from '../money/allocate.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { CartGoods } from './cart-goods.ts';
import { type Part, partOf } from './part.ts';
import { type Reached, reach, type Tally, take } from './tally.ts';
import { withinMost } from './within-most.ts';

/**
 * Takes promotions of the order off what is left, one after the other, shared out over the lines that each concerns so
 * that the shares are the whole to the cent. Returns those that took something.
 */
export function takeOffOrder(promotions: readonly Promotion[], tally: Tally): readonly Promotion[] {
  return promotions.filter((promotion) => {
    if (promotion.level !== 'ORDER' || !effectOf(promotion.benefit).offOrder) return false;
    const reached = reach(promotion, tally);
    if (!reached) return false;
    const all = sharesOf(promotion, reached, tally.goods, tally.left);
    const shares = withinMost(promotion, all, tally.goods.currency);
    if (shares.every(({ one }) => one.amount === 0)) {
      tally.ineffective.push({ promotion, reason: all.length === 0 ? 'nothing-left' : 'at-lowest-price' });
      return false;
    }
    for (const { index, one } of shares) take(tally, index, one);
    return true;
  });
}

/** What a promotion of the order takes off each line that it reaches of what is `left` of it, its most aside; none where it takes off nothing. */
export function sharesOf(
  promotion: Promotion,
  reached: Reached,
  goods: CartGoods,
  left: readonly number[],
): readonly Part[] {
  const { indexes, value } = reached;
  const exact = effectOf(promotion.benefit).offOrder?.(promotion.benefit, reached, goods.currency) ?? 0;
  const whole = Math.round(exact);
  if (whole === 0) return [];
  const share = { whole, exact, over: value };
  const bases = indexes.map((index) => left[index] ?? 0);
  const amounts = allocate(whole, bases);
  const parts: Part[] = [];
  for (let turn = 0; turn < indexes.length; turn += 1) {
    const index = indexes[turn] ?? 0;
    const base = bases[turn] ?? 0;
    // A share that is rounded to nothing is kept, as it explains where its cent went.
    if (base === 0) continue;
    const one = { promotion, whole: amounts[turn] ?? 0, base, exact: (whole * base) / value, share };
    parts.push(partOf(index, one, goods));
  }
  return parts;
}
