import { goodsOf } from '../promotions/goods-of.ts';
import type { Promotion } from '../promotions/promotion.ts';

/** Promotions by the products that they name. */
export type Naming = ReadonlyMap<string, readonly Promotion[]>;

const known = new WeakMap<readonly Promotion[], Naming>();

/**
 * Which of some promotions name a product, gathered once for the same list: a cart has few products, and promotions name many that
 * are not in it.
 */
export function namingOf(promotions: readonly Promotion[]): Naming {
  const found = known.get(promotions) ?? gather(promotions);
  known.set(promotions, found);
  return found;
}

function gather(promotions: readonly Promotion[]): Naming {
  const naming = new Map<string, Promotion[]>();
  for (const promotion of promotions) {
    for (const id of goodsOf(promotion)?.masterIds ?? []) {
      const there = naming.get(id);
      if (there) there.push(promotion);
      else naming.set(id, [promotion]);
    }
  }
  return naming;
}
