import type { Promotion, PromotionTerms } from '../promotion.ts';
import type { Unmet } from './condition.ts';

/** It is for everybody, or for shoppers of this type; who is not known counts as a guest. */
export function shopper(
  { audience }: Promotion,
  { consumerType = 'GUEST' }: Pick<PromotionTerms, 'consumerType'>,
): Unmet | undefined {
  return audience === null || audience.includes(consumerType) ? undefined : 'other-shopper';
}
