import { allowanceOf, leftOfAllowance } from '../allowances/year.ts';
import type { Asked } from '../promotions/conditions/condition.ts';
import { leftOf, limitReached } from '../promotions/limits.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { paidOfAllowance } from './allowance-goods.ts';
import type { CartGoods } from './cart-goods.ts';
import { concernedBy } from './concerned.ts';
import { contest, type TakenOff } from './contest.ts';
import type { Ineffective } from './promoted.ts';

/** The discounts of promotions within their limits, and the promotions that apply and have not reached a limit. */
export type WithinLimits = TakenOff & Readonly<{ holding: readonly Promotion[] }>;

/**
 * The discounts of promotions on goods (see `contest`) without those that have reached a limit. A promotion whose
 * budget is too small for these goods has no effect: it never gives more than its budget, and a part of its discount
 * would be a different promotion. The same holds for the yearly allowance of employees and professionals, which must
 * suffice for all goods that their promotions reduce. Without them others may have a larger effect, so the rest is
 * computed again, at most once for each.
 */
export function contestWithinLimits(
  promotions: readonly Promotion[],
  goods: CartGoods,
  asked: Asked,
  ineffective: readonly Ineffective[],
): WithinLimits {
  const reached: Ineffective[] = [];
  for (const promotion of promotions) {
    const limit = limitReached(promotion, asked);
    if (!limit) continue;
    const isAbout = concernedBy(promotion, goods.concerned).length > 0;
    reached.push({ promotion, reason: isAbout ? limit : 'other-goods' });
  }
  let holding = without(promotions, reached);
  let against = [...ineffective, ...reached];
  for (;;) {
    const taken = contest(holding, goods, against);
    const beyond = taken.reducing.filter((one) => one.limits?.budget && takenBy(one, taken) > leftOf(one, asked));
    const spent = [
      ...beyond.map((promotion): Ineffective => ({ promotion, reason: 'budget-spent' })),
      ...beyondAllowances(taken, asked).map((promotion): Ineffective => ({ promotion, reason: 'allowance-spent' })),
    ];
    if (spent.length === 0) return { ...taken, holding };
    holding = without(holding, spent);
    against = [...against, ...spent];
  }
}

function without(promotions: readonly Promotion[], gone: readonly Ineffective[]): readonly Promotion[] {
  if (gone.length === 0) return promotions;
  const those = new Set(gone.map(({ promotion }) => promotion));
  return promotions.filter((one) => !those.has(one));
}

function takenBy(promotion: Promotion, { tally }: TakenOff): number {
  return tally.taken
    .flatMap((ofRow) => ofRow ?? [])
    .reduce((sum, one) => (one.promotion === promotion ? sum + one.amount : sum), 0);
}

/** The promotions for employees or professionals that reduce more than the allowance of the shopper has left. */
function beyondAllowances({ reducing, tally }: TakenOff, asked: Asked): readonly Promotion[] {
  const { shopper } = asked;
  if (!shopper?.allowances) return [];
  const kindOf = (one: Promotion) => allowanceOf(one, shopper.groups);
  const rows = tally.goods.lines.map((_, index) => ({ taken: tally.taken[index] ?? [], paid: tally.left[index] ?? 0 }));
  return reducing.filter((one) => {
    const kind = kindOf(one);
    return kind && paidOfAllowance(kind, rows, shopper.groups).total > leftOfAllowance(kind, shopper.allowances, asked);
  });
}
