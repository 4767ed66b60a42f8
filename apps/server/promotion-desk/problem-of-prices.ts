import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';

/** Products that are named as unknown, at most. */
const namedAtMost = 5;

/**
 * What is wrong with the products of group prices, in the language of the call: one is there twice, or unknown. Of other benefits, prices
 * are left out.
 */
export function problemOfPrices(
  { shop, market }: Context,
  { kind, prices = [] }: Pick<DeskPromotion['benefit'], 'kind' | 'prices'>,
): string | undefined {
  if (kind !== 'group-prices') return undefined;
  const t = createMessages(market.tag);
  const ids = prices.map(({ masterId }) => masterId);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return t('studio.promotions.problem.product-twice', { id: twice });
  const memory = shop.catalogue.memory();
  const unknown = ids.filter((id) => !memory.style(id));
  if (unknown.length === 0) return undefined;
  const named = unknown.slice(0, namedAtMost).join(', ');
  return t('studio.promotions.problem.products', { ids: named, count: unknown.length });
}
