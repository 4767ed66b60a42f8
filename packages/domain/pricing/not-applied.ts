import { freedBy } from './free-delivery.ts';
import type { PricedCart } from './price-cart.ts';
import type { NotApplied } from './receipt.ts';

/** Every promotion that has done nothing for a cart, with the reason: each promotion is either here or in an amount. */
export function notApplied(priced: PricedCart): readonly NotApplied[] {
  const { ineffective, gifts, freeMethods, lines, delivery } = priced;
  const given = new Set(lines.map(({ line }) => line.bonus));
  const freed = new Set(delivery.shipments.map((shipment) => freedBy(shipment, priced)));
  const methods = delivery.shipments.flatMap(({ method }) => method?.method.code ?? []);
  const unused = [...new Set(freeMethods.values())].filter((promotion) => !freed.has(promotion));
  return [
    ...ineffective.map(({ promotion: { id, level }, ...why }): NotApplied => ({ promotionId: id, level, ...why })),
    ...gifts
      .filter(({ id }) => !given.has(id))
      .map(({ id, level }): NotApplied => ({ promotionId: id, level, reason: 'gift-unavailable' })),
    ...unused.map((promotion): NotApplied => {
      const { id, level } = promotion;
      const isUsed = methods.some((code) => freeMethods.get(code) === promotion);
      return { promotionId: id, level, reason: isUsed ? 'not-needed' : 'other-method' };
    }),
  ];
}
