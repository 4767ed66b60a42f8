import type { NoEffect } from '@eyelet/domain/pricing/promoted.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Context } from '../kernel/context.ts';
import { type PricedCart, priceDocument } from '../pricing/price.ts';
import type { OpenCart } from './change.ts';

/**
 * What ends a promotion for a shopper without a change of the cart: its limits, an order placed elsewhere meanwhile, and a means of
 * payment that comes with the order or pays nothing of it.
 */
const ends: ReadonlySet<string> = new Set<NoEffect['reason']>([
  ...([
    'used-up',
    'used-by-shopper',
    'budget-spent',
    'allowance-spent',
    'not-first-order',
    'not-in-group',
    'other-tier',
    'other-segment',
    'other-payment',
  ] as const),
]);

/** Promotions that a cart had when it was last written and that have ended for its shopper since. */
export function lostPromotions(
  context: Context,
  { document, writtenFor = {} }: Pick<OpenCart, 'document' | 'writtenFor'>,
  { ineffective }: Pick<PricedCart, 'ineffective'>,
): readonly Promotion[] {
  const ended = ineffective.filter(({ reason }) => ends.has(reason)).map(({ promotion }) => promotion);
  if (ended.length === 0) return [];
  const { reducing, gifts, ofDelivery } = priceDocument(context, {
    ...document,
    uses: writtenFor.uses,
    shopper: writtenFor.shopper,
  });
  const had = new Set([...reducing, ...gifts, ...ofDelivery]);
  return ended.filter((one) => had.has(one));
}
