import { adjustmentTypes } from '@eyelet/contracts/cart/price-adjustment.ts';
import { firstProblem } from '../validation/first-problem.ts';
import type { Input } from '../validation/invalid.ts';
import { maxLength } from '../validation/length.ts';
import { oneOf } from '../validation/one-of.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { min } from '../validation/range.ts';
import { required } from '../validation/required.ts';

/** Characters of a reason. */
export const longestReason = 200;

/** An adjustment as it is typed. */
export type AdjustmentForm = Readonly<{ type: Input; value: Input; reason: Input }>;

/** What is wrong with a form whatever the price; `adjustmentProblem` judges the rest (C7.62). */
export function checkAdjustmentForm({ type, value, reason }: AdjustmentForm): Problems<keyof AdjustmentForm> {
  return problemsOf({
    type: firstProblem(
      () => required(type),
      () => oneOf(type, { options: adjustmentTypes }),
    ),
    value: firstProblem(
      () => required(value),
      () => min(value, { n: 0 }),
    ),
    reason: firstProblem(
      () => required(reason),
      () => maxLength(reason, { n: longestReason }),
    ),
  });
}
