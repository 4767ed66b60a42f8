import type { Currency } from '../../money/currency.ts';
import { problemOfAmounts } from '../check-amounts.ts';
import type { PromotionProblem } from '../problem.ts';
import type { BenefitOf, Effect, Lack, Together } from './effect.ts';
import { isPercentage } from './percent.ts';

type Steps = BenefitOf<'steps'>;

/** The more is bought, by value or by units, the more percent are off the order. */
export const steps: Effect<Steps> = {
  levels: ['ORDER'],
  problem: ({ steps: all }) => {
    if (all.length === 0) return 'no-step';
    if (!all.every(({ percent }) => isPercentage(percent))) return 'percentage';
    const wrong = all.map(({ from }) => (typeof from === 'number' ? problemOfUnits(from) : problemOfAmounts(from)));
    return wrong.find((one) => one !== undefined) ?? problemOfOrder(all);
  },
  amounts: ({ steps: all }) => all.flatMap(({ from }) => (typeof from === 'number' ? [] : [from])),
  lack: ({ steps: [first] }, goods, currency) => first && lackOf(first, goods, currency),
  offOrder: ({ steps: all }, goods, currency) => {
    const reached = all.findLast((step) => lackOf(step, goods, currency) === undefined);
    return (goods.value * (reached?.percent ?? 0)) / 100;
  },
};

function lackOf({ from }: Steps['steps'][number], goods: Together, currency: Currency): Lack | undefined {
  if (typeof from === 'number') {
    return goods.quantity < from ? { reason: 'too-few', missing: from - goods.quantity } : undefined;
  }
  const distance = (from[currency] ?? Number.POSITIVE_INFINITY) - goods.value;
  return distance > 0 ? { reason: 'below-threshold', distance } : undefined;
}

function problemOfUnits(from: number): PromotionProblem | undefined {
  return Number.isInteger(from) && from > 0 ? undefined : 'step-units';
}

/** More is never worth less, so each step begins later and takes off more than the one before, in every currency. */
function problemOfOrder(all: Steps['steps']): PromotionProblem | undefined {
  const rises = all.every(({ from, percent }, index) => {
    const before = all[index - 1];
    if (!before) return true;
    return percent > before.percent && isLater(from, before.from);
  });
  return rises ? undefined : 'step-order';
}

function isLater(from: Steps['steps'][number]['from'], before: Steps['steps'][number]['from']): boolean {
  if (typeof from === 'number' || typeof before === 'number') {
    return typeof from === 'number' && typeof before === 'number' && from > before;
  }
  const currencies = Object.keys(before) as Currency[];
  if (currencies.length !== Object.keys(from).length) return false;
  return currencies.every((currency) => (from[currency] ?? 0) > (before[currency] ?? 0));
}
