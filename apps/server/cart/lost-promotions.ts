import type { LimitReached } from '@eyelet/domain/promotions/limits.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Context } from '../kernel/context.ts';
import { type PricedCart, soldOf } from '../pricing/price.ts';
import type { OpenCart } from './change.ts';

const limits: ReadonlySet<string> = new Set<LimitReached>(['used-up', 'used-by-shopper', 'budget-spent']);

/** Promotions that a cart had when it was last written and that have reached their limit since. */
export function lostPromotions(
  context: Context,
  { document, toldUses = {} }: Pick<OpenCart, 'document' | 'toldUses'>,
  { ineffective }: Pick<PricedCart, 'ineffective'>,
): readonly Promotion[] {
  const reached = ineffective.filter(({ reason }) => limits.has(reason)).map(({ promotion }) => promotion);
  if (reached.length === 0) return [];
  const { reducing, gifts, freeMethods } = soldOf(context, { ...document, uses: toldUses });
  const had = new Set([...reducing, ...gifts, ...freeMethods.values()]);
  return reached.filter((one) => had.has(one));
}
