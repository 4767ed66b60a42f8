import type { DeliveryReduction } from '../delivery/shipping-methods.ts';
import type { MethodCode } from '../markets/delivery-method.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { Promoted } from './promoted.ts';
import { reach, type Tally } from './tally.ts';

/** Free or reduced delivery and gifts, which judge by what is left when everything is taken off. */
export function bringAlong(
  promotions: readonly Promotion[],
  tally: Tally,
): Pick<Promoted, 'ofDelivery' | 'reductions' | 'gifts'> {
  const ofDelivery: Promotion[] = [];
  const reductions = new Map<MethodCode, DeliveryReduction[]>();
  const gifts: Promotion[] = [];
  for (const promotion of promotions) {
    const { benefit, id: promotionId } = promotion;
    const effect = effectOf(benefit);
    if (!effect.offDelivery && !effect.gifts) continue;
    if (!reach(promotion, tally)) continue;
    if (effect.gifts) gifts.push(promotion);
    const off = effect.offDelivery?.(benefit, tally.goods.currency);
    if (!off) continue;
    ofDelivery.push(promotion);
    for (const code of effect.methods?.(benefit) ?? []) {
      const there = reductions.get(code) ?? [];
      reductions.set(code, [...there, { promotionId, ...off }]);
    }
  }
  return { ofDelivery, reductions, gifts };
}
