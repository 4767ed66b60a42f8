import type { Benefit } from '../promotion.ts';
import { amount } from './amount.ts';
import { bundle } from './bundle.ts';
import { buyGet } from './buy-get.ts';
import { buyGetOther } from './buy-get-other.ts';
import type { BenefitOf, Effect } from './effect.ts';
import { fixedPrice } from './fixed-price.ts';
import { freeDelivery } from './free-delivery.ts';
import { gift } from './gift.ts';
import { groupPrices } from './group-prices.ts';
import { percent } from './percent.ts';
import { reducedDelivery } from './reduced-delivery.ts';
import { steps } from './steps.ts';

/** The effect of each kind of benefit. */
const effects: Readonly<{ [Kind in Benefit['kind']]: Effect<BenefitOf<Kind>> }> = {
  percent,
  amount,
  'fixed-price': fixedPrice,
  'group-prices': groupPrices,
  'buy-get': buyGet,
  'buy-get-other': buyGetOther,
  steps,
  bundle,
  'free-delivery': freeDelivery,
  'reduced-delivery': reducedDelivery,
  gift,
};

/** The same to look up, which each promotion of a cart does several times. */
const byKind: ReadonlyMap<string, Effect<Benefit>> = new Map(
  Object.entries(effects).map(([kind, effect]) => [kind, effect as Effect<Benefit>]),
);

/** Whether there is an effect of a kind; a later version of the shop may have written others. */
export function isKnownBenefit(kind: string): boolean {
  return byKind.has(kind);
}

/** Whether a benefit takes something off goods. */
export function takesOff(benefit: Benefit): boolean {
  const { offRow, offRows, offOrder } = effectOf(benefit);
  return Boolean(offRow ?? offRows ?? offOrder);
}

/** Of kinds that a later version of the shop has: it takes nothing off. */
const unknownEffect: Effect<Benefit> = { levels: [] };

/** The effect of a benefit. */
export function effectOf(benefit: Benefit): Effect<Benefit> {
  return byKind.get(benefit.kind) ?? unknownEffect;
}
