import type { MethodCode } from '../markets/delivery-method.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { Promoted } from './promoted.ts';
import { reach, type Tally } from './tally.ts';

/** Free delivery and gifts, which judge by what is left when everything is taken off. */
export function bringAlong(promotions: readonly Promotion[], tally: Tally): Pick<Promoted, 'freeMethods' | 'gifts'> {
  const freeMethods = new Map<MethodCode, Promotion>();
  const gifts: Promotion[] = [];
  for (const promotion of promotions) {
    const { benefit } = promotion;
    const effect = effectOf(benefit);
    if (!effect.freeMethods && !effect.gift) continue;
    if (!reach(promotion, tally)) continue;
    if (effect.gift) gifts.push(promotion);
    const methods = effect.freeMethods?.(benefit) ?? [];
    const first = methods.filter((code) => !freeMethods.has(code));
    for (const code of first) freeMethods.set(code, promotion);
    if (methods.length > 0 && first.length === 0) {
      const by = methods.flatMap((code) => freeMethods.get(code)?.id ?? []);
      tally.ineffective.push({ promotion, reason: 'excluded', by: [...new Set(by)] });
    }
  }
  return { freeMethods, gifts };
}
