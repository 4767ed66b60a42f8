import { promotionUses } from '@eyelet/db/promotions/uses.ts';
import type { PromotionUses } from '@eyelet/domain/promotions/limits.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Context } from '../kernel/context.ts';

/** The uses of promotions that have limits, by everybody and by an owner. Without such promotions no query is made. */
export async function usesOf(
  { shop }: Pick<Context, 'shop'>,
  promotions: readonly Promotion[],
  owner: string,
): Promise<PromotionUses> {
  const limited = promotions.flatMap(({ id, limits }) => (limits ? [id] : []));
  return limited.length === 0 ? {} : promotionUses(shop.database.pool, limited, owner);
}
