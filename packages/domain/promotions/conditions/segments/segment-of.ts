import type { PromotionTerms } from '../../promotion.ts';
import type { SegmentFacts } from './facts.ts';

/** The facts of an account; undefined for guests, who have none, and where nothing is known. */
export function segmentOf({
  shopper,
  consumerType = 'GUEST',
}: Pick<PromotionTerms, 'shopper' | 'consumerType'>): SegmentFacts | undefined {
  return consumerType === 'GUEST' ? undefined : shopper?.segment;
}
