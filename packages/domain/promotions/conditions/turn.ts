import type { Promotion, ShopperFacts } from '../promotion.ts';
import { wantedBy } from './rules.ts';

/** The turn of an order among those of its account; null where nothing that it has depends on the orders before. */
export function nextTurn(
  shopper: Pick<ShopperFacts, 'turn'> | undefined,
  inEffect: readonly Pick<Promotion, 'wants'>[],
): number | null {
  const depends = inEffect.some(({ wants }) => wantedBy(wants).some(({ rule, wanted }) => rule.endsByOrder?.(wanted)));
  return depends && shopper?.turn !== undefined ? shopper.turn + 1 : null;
}
