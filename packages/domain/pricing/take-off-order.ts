import { allocate } from '../money/allocate.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { reach, roomFor, type Tally, take, within } from './tally.ts';
import { withinMost } from './within-most.ts';

/**
 * Takes promotions of the order off what is left, one after the other, shared out over the lines that each concerns so
 * that the shares are the whole to the cent. Returns those that took something.
 */
export function takeOffOrder(promotions: readonly Promotion[], tally: Tally): readonly Promotion[] {
  return promotions.filter((promotion) => {
    const { offOrder } = effectOf(promotion.benefit);
    if (promotion.level !== 'ORDER' || !offOrder) return false;
    const reached = reach(promotion, tally);
    if (!reached) return false;
    const { indexes, value } = reached;
    const exact = offOrder(promotion.benefit, reached, tally.currency);
    const whole = Math.round(exact);
    const share = { whole, exact, over: value };
    if (whole === 0) {
      tally.ineffective.push({ promotion, reason: 'nothing-left' });
      return false;
    }
    const bases = indexes.map((index) => tally.left[index] ?? 0);
    const parts = allocate(whole, bases);
    const all = indexes.flatMap((index, turn) => {
      const [line, amount, base] = [tally.lines[index], parts[turn] ?? 0, bases[turn] ?? 0];
      // A share that is rounded to nothing is kept, as it explains where its cent went.
      if (!line || base === 0) return [];
      const one = { promotion, amount, base, exact: (whole * base) / value, share };
      return [{ index, one: within(one, roomFor(promotion, line, base)) }];
    });
    const shares = withinMost(promotion, all, tally.currency);
    if (shares.every(({ one }) => one.amount === 0)) {
      tally.ineffective.push({ promotion, reason: 'at-lowest-price' });
      return false;
    }
    for (const { index, one } of shares) take(tally, index, one);
    return true;
  });
}
