import type { ApproachingPromotion, Promotion } from '@eyelet/contracts/cart/promotion.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { Shipment } from '@eyelet/domain/delivery/shipment.ts';
import { worthOf } from '@eyelet/domain/delivery/shipping-price.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import { reductionOf } from '@eyelet/domain/pricing/delivery-reduction.ts';
import { statusOf } from '@eyelet/domain/promotions/messages.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import type { PricedCart } from '../pricing/price.ts';
import { promotionView, standingView } from '../pricing/promotion-view.ts';

const promotionId = 'free-delivery';

/** Everything that had an effect: on lines, on the order, on delivery, and the gifts (C3.11 to C3.14). */
export function promotionsOf(priced: PricedCart, market: Market): readonly Promotion[] {
  const { reducing, gifts, amounts, delivery, lines } = priced;
  const given = gifts.filter(({ id }) => lines.some(({ line }) => line.bonus === id));
  const ofDelivery = delivery.shipments.flatMap((shipment) => shippingPromotionOf(shipment, priced, market) ?? []);
  return [
    ...[...reducing, ...given].map((one) => promotionView(one, market, amounts.get(one.id))),
    ...new Map(ofDelivery.map((one) => [one.promotionId, one])).values(),
  ];
}

/** The codes of a cart whose promotion is among those in effect; the others stay unused when it is ordered. */
export function couponsInEffect(
  { coupons }: Pick<CartDocument, 'coupons'>,
  effective: readonly Promotion[],
): CartDocument['coupons'] {
  const ids = new Set(effective.map((one) => one.promotionId));
  return coupons.filter(({ promotionId: id }) => ids.has(id));
}

/** The promotions that took something off the delivery of a line. */
export function shippingPromotionsOf(lineId: string, priced: PricedCart, market: Market): readonly Promotion[] {
  const shipment = priced.delivery.shipments.find(({ lineIds }) => lineIds.includes(lineId));
  const promotion = shipment && shippingPromotionOf(shipment, priced, market);
  return promotion ? [promotion] : [];
}

/** What makes a shipment free or cheaper: the value of the cart (C1.38), or a promotion of its method. */
function shippingPromotionOf(shipment: Shipment, priced: PricedCart, market: Market): Promotion | undefined {
  const by = reductionOf(shipment, priced)?.by;
  if (!by) return undefined;
  if (by !== 'value') return promotionView(by, market);
  const t = createMessages(market.tag);
  return {
    promotionId,
    promotionName: t('cart.freeShipping.name'),
    level: 'SHIPPING',
    calloutMessage: t('cart.freeShipping.reached'),
    amount: 0,
  };
}

/**
 * What is missing to reach free delivery and every promotion with a threshold; for gifts, only those that are
 * available.
 */
export function approachingOf(context: Context, priced: PricedCart): readonly ApproachingPromotion[] {
  const { possibleGifts } = priced;
  const standings = priced.standings
    .filter(({ promotion: { id, benefit } }) => benefit.kind !== 'gift' || possibleGifts.has(id))
    .map((standing) => standingView(context, standing));
  return [...freeDeliveryOf(priced, context.market), ...standings];
}

function freeDeliveryOf({ delivery, facts }: PricedCart, market: Market): readonly ApproachingPromotion[] {
  const methods = delivery.shipments.flatMap((shipment) => shipment.methods);
  const reachable = methods.find(({ method }) => method.freeFrom !== undefined);
  // Delivery that is free already has no threshold to approach.
  if (!reachable?.method.freeFrom || (reachable.price === 0 && reachable.by !== 'value')) return [];
  const t = createMessages(market.tag);
  const distance = reachable.method.freeFrom - worthOf(facts).itemTotal;
  const reached = t('cart.freeShipping.reached');
  const below = t('cart.freeShipping.below', {
    amount: formatMinor(Math.max(0, distance), market.currency, market.tag),
  });
  return [
    {
      promotionId,
      distanceFromConditionThreshold: toAmount(distance),
      status: statusOf(distance),
      calloutMsg: [below, reached, reached].join('|'),
      message: distance > 0 ? below : reached,
      approachingDisplayLevel: 'ORDER',
      promotionClass: 'SHIPPING',
    },
  ];
}
