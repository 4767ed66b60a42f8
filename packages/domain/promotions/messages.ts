import type { ConsumerType } from '@eyelet/contracts/auth/auth.ts';
import type { promotionStatuses } from '@eyelet/contracts/cart/promotion.ts';
import type { GiftTexts } from './promotion.ts';

export type PromotionStatus = (typeof promotionStatuses)[number];

/** The state of a cart by its distance from a threshold (C4.46). */
export function statusOf(distance: number): PromotionStatus {
  if (distance > 0) return 'Below Threshold';
  return distance === 0 ? 'Threshold Reached' : 'Above Threshold';
}

/** The part of a callout for a distance: below, above and reached, split by | (C3.44). A text of one part is for all. */
export function calloutPart(callout: string, distance: number): string | undefined {
  const [below, above = below, reached = above] = callout.split('|');
  if (distance > 0) return below;
  return distance === 0 ? reached : above;
}

/**
 * The message of a gift: earned, or what is missing, with texts of their own for guests and for registered consumers.
 */
export function giftMessage(texts: GiftTexts, distance: number, consumerType: ConsumerType): string {
  if (distance <= 0) return texts.earned;
  return (consumerType === 'GUEST' ? texts.guest : texts.registered) ?? texts.default;
}
