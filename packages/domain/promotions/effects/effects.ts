import type { Benefit } from '../promotion.ts';
import { amount } from './amount.ts';
import { buyGet } from './buy-get.ts';
import type { BenefitOf, Effect } from './effect.ts';
import { fixedPrice } from './fixed-price.ts';
import { freeDelivery } from './free-delivery.ts';
import { gift } from './gift.ts';
import { percent } from './percent.ts';
import { steps } from './steps.ts';

/** What each kind of benefit does. */
const effects: Readonly<{ [Kind in Benefit['kind']]: Effect<BenefitOf<Kind>> }> = {
  percent,
  amount,
  'fixed-price': fixedPrice,
  'buy-get': buyGet,
  steps,
  'free-delivery': freeDelivery,
  gift,
};

/** Whether a benefit takes something off goods. */
export function takesOff(benefit: Benefit): boolean {
  const { offRow, offRows, offOrder } = effectOf(benefit);
  return Boolean(offRow ?? offRows ?? offOrder);
}

/** What a benefit does. */
export function effectOf(benefit: Benefit): Effect<Benefit> {
  return effects[benefit.kind] as Effect<Benefit>;
}
