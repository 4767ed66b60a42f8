import { effectOf } from './effects/effects.ts';
import type { Benefit, Goods, Promotion } from './promotion.ts';

const known = new WeakMap<Benefit, Goods>();

/** The goods that a promotion is about: those that its benefit names, else those that it concerns; null: all. */
export function goodsOf({ benefit, concerns }: Pick<Promotion, 'benefit' | 'concerns'>): Goods | null {
  const { goods } = effectOf(benefit);
  if (!goods) return concerns;
  const found = known.get(benefit) ?? goods(benefit);
  known.set(benefit, found);
  return found;
}
