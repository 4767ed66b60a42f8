import { problemOfAmounts } from './check-amounts.ts';
import { effectOf, takesOff } from './effects/effects.ts';
import { problemOfLimits } from './limits.ts';
import type { Promotion } from './promotion.ts';

/** What is wrong with a promotion as a sentence, undefined when it can hold. */
export function problemOfPromotion(promotion: Promotion): string | undefined {
  const { level, benefit, threshold, texts, exclusive, group } = promotion;
  const { levels, problem, gift } = effectOf(benefit);
  const wrong = problem?.(benefit) ?? problemOfAmounts(threshold ?? {}) ?? problemOfLimits(promotion);
  if (wrong) return wrong;
  if (!levels.includes(level)) return `what it does is of level ${levels.join(' or ')}, and not of level ${level}`;
  if ((exclusive || group !== null) && !takesOff(benefit))
    return 'only what takes something off stands alone or in a group';
  const lacksText = Object.values(texts).some(
    ({ name, gift: sentences }) => name === '' || (gift === undefined) !== (sentences === undefined),
  );
  return lacksText ? 'it needs a name in every language, and a gift its sentences' : undefined;
}
