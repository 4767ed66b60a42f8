import type { ApproachingPromotion, Promotion } from '@eyelet/contracts/cart/promotion.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { PricedCart } from './price.ts';

const promotionId = 'free-delivery';

/** Free delivery, where the value of the cart has brought it (C1.38). */
export function promotionsOf({ delivery }: PricedCart, market: Market): readonly Promotion[] {
  if (!delivery.shipments.some(({ method }) => method?.free)) return [];
  const t = createMessages(market.language);
  return [
    {
      promotionId,
      promotionName: t('cart.freeShipping.name'),
      level: 'SHIPPING',
      calloutMessage: t('cart.freeShipping.reached'),
    },
  ];
}

/** What is missing to free delivery; the text has three parts: below, above, reached. */
export function approachingOf({ delivery, totals }: PricedCart, market: Market): readonly ApproachingPromotion[] {
  const methods = delivery.shipments.flatMap((shipment) => shipment.methods);
  const reachable = methods.find(({ method }) => method.freeFrom !== undefined);
  if (!reachable?.method.freeFrom) return [];
  const t = createMessages(market.language);
  const distance = reachable.method.freeFrom - totals.itemTotal;
  const reached = t('cart.freeShipping.reached');
  const below = t('cart.freeShipping.below', {
    amount: formatMinor(Math.max(0, distance), market.currency, market.tag),
  });
  return [
    {
      promotionId,
      distanceFromConditionThreshold: toAmount(distance),
      status: distance > 0 ? 'Below Threshold' : distance === 0 ? 'Threshold Reached' : 'Above Threshold',
      calloutMsg: [below, reached, reached].join('|'),
      message: distance > 0 ? below : reached,
      approachingDisplayLevel: 'ORDER',
      promotionClass: 'SHIPPING',
    },
  ];
}
