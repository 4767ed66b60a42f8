import { unknownWants } from './conditions/rules.ts';
import { isKnownBenefit } from './effects/effects.ts';
import type { Promotion } from './promotion.ts';

/**
 * Kinds of a promotion that have no rule here. Without its rule a condition would ask for nothing, so that the promotion gave more
 * than it is meant to.
 */
export function unknownKindsOf({ benefit, wants }: Pick<Promotion, 'benefit' | 'wants'>): readonly string[] {
  return [...(isKnownBenefit(benefit.kind) ? [] : [benefit.kind]), ...unknownWants(wants)];
}
