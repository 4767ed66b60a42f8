import type { Asked } from '../promotions/conditions/condition.ts';
import { leftOf, limitReached } from '../promotions/limits.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { concernedBy } from './concerned.ts';
import { contest, type TakenOff } from './contest.ts';
import type { Ineffective } from './promoted.ts';
import type { Tally } from './tally.ts';

/** The discounts of promotions within their limits, and the promotions that apply and have not reached a limit. */
export type WithinLimits = TakenOff & Readonly<{ holding: readonly Promotion[] }>;

/**
 * The discounts of promotions on goods (see `contest`) without those that have reached a limit. A promotion whose
 * budget is too small for these goods has no effect: it never gives more than its budget, and a part of its discount
 * would be a different promotion. Without it others may have a larger effect, so the rest is computed again, at most
 * once for each budget.
 */
export function contestWithinLimits(
  promotions: readonly Promotion[],
  goods: Pick<Tally, 'lines' | 'concerned' | 'currency'>,
  asked: Asked,
  ineffective: readonly Ineffective[],
): WithinLimits {
  const reached = promotions.flatMap((promotion): Ineffective[] => {
    const limit = limitReached(promotion, asked);
    if (!limit) return [];
    const isAbout = concernedBy(promotion, goods.concerned).length > 0;
    return [{ promotion, reason: isAbout ? limit : 'other-goods' }];
  });
  let holding = without(promotions, reached);
  let against = [...ineffective, ...reached];
  for (;;) {
    const taken = contest(holding, goods, against);
    const beyond = taken.reducing.filter((one) => one.limits?.budget && takenBy(one, taken) > leftOf(one, asked));
    if (beyond.length === 0) return { ...taken, holding };
    const spent = beyond.map((promotion): Ineffective => ({ promotion, reason: 'budget-spent' }));
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
  return tally.taken.flat().reduce((sum, one) => (one.promotion === promotion ? sum + one.amount : sum), 0);
}
