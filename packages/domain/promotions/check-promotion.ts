import { problemOfAmounts } from './check-amounts.ts';
import { wantedBy } from './conditions/rules.ts';
import { effectOf, takesOff } from './effects/effects.ts';
import { asksForMore, hasGroupPrices, lacksGroup } from './group-prices.ts';
import { problemOfLimits, problemOfMostOff } from './limits.ts';
import type { MemberProblem, PromotionProblem } from './problem.ts';
import type { Promotion } from './promotion.ts';

type Check = readonly [member: MemberProblem['member'], problem: PromotionProblem | undefined | false];

/** The first problem of a promotion; undefined if it is valid. */
export function problemOfPromotion(promotion: Promotion): MemberProblem | undefined {
  const { level, benefit, threshold, exclusive, group, startsAt, endsAt, concerns, wants, limits } = promotion;
  const { levels, problem, goods } = effectOf(benefit);
  const checks: readonly Check[] = [
    ['benefit', problem?.(benefit)],
    ['threshold', threshold !== null && problemOfAmounts(threshold)],
    ['limits', problemOfLimits(promotion)],
    ['mostOff', problemOfMostOff(promotion)],
    ['wants', problemOfWants(promotion)],
    ['limits', wants.firstOrder && limits?.usesEach !== 1 && 'first-order'],
    ['audience', hasGroupPrices(promotion) && lacksGroup(promotion) && 'group-prices-for'],
    ['wants', hasGroupPrices(promotion) && asksForMore(promotion) && 'group-prices-ask'],
    ['level', !levels.includes(level) && 'level'],
    ['group', (exclusive || group !== null) && !takesOff(benefit) && 'stacking'],
    ['endsAt', startsAt !== null && endsAt !== null && endsAt <= startsAt && 'period'],
    ['concerns', concerns !== null && concerns.masterIds.length + concerns.categories.length === 0 && 'goods'],
    ['concerns', goods !== undefined && concerns !== null && 'goods-twice'],
    ['texts', lacksText(promotion) && 'texts'],
  ];
  for (const [member, found] of checks) if (found) return { member, problem: found };
  return undefined;
}

function problemOfWants({ wants }: Pick<Promotion, 'wants'>): PromotionProblem | undefined {
  for (const { rule, wanted } of wantedBy(wants)) {
    const problem = rule.problem?.(wanted);
    if (problem) return problem;
  }
  return undefined;
}

function lacksText({ benefit, texts }: Pick<Promotion, 'benefit' | 'texts'>): boolean {
  const isGift = effectOf(benefit).gifts !== undefined;
  return Object.values(texts).some(
    ({ name, gift }) => isBlank(name) || isGift !== (gift !== undefined) || Object.values(gift ?? {}).some(isBlank),
  );
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
