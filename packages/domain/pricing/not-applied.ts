import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { reductionOf } from './delivery-reduction.ts';
import type { PricedCart } from './price-cart.ts';
import type { NotApplied } from './receipt.ts';

/** Every promotion that has done nothing for a cart, with the reason: each promotion is either here or in an amount. */
export function notApplied(priced: PricedCart): readonly NotApplied[] {
  const { ineffective, gifts, ofDelivery, lines, delivery } = priced;
  const given = new Set(lines.map(({ line }) => line.bonus));
  const used = new Set(delivery.shipments.map((shipment) => reductionOf(shipment, priced)?.by));
  return [
    ...ineffective.map(({ promotion: { id, level }, ...why }): NotApplied => ({ promotionId: id, level, ...why })),
    ...gifts
      .filter(({ id }) => !given.has(id))
      .map(({ id, level }): NotApplied => ({ promotionId: id, level, reason: 'gift-unavailable' })),
    ...ofDelivery.filter((one) => !used.has(one)).map((one) => unusedForDelivery(one, priced)),
  ];
}

/** Why a promotion of the delivery has taken nothing off: another one takes more off its methods, they cost nothing, or none is chosen. */
function unusedForDelivery(promotion: Promotion, priced: PricedCart): NotApplied {
  const { id: promotionId, level, benefit } = promotion;
  const methods = effectOf(benefit).methods?.(benefit) ?? [];
  const own = priced.delivery.shipments.filter(({ method }) => method && methods.includes(method.method.code));
  if (own.length === 0) return { promotionId, level, reason: 'other-method' };
  const better = own.flatMap((shipment) => {
    const by = reductionOf(shipment, priced)?.by;
    return by === undefined || by === 'value' ? [] : [by.id];
  });
  if (better.length === 0) return { promotionId, level, reason: 'not-needed' };
  return { promotionId, level, reason: 'excluded', by: [...new Set(better)] };
}
