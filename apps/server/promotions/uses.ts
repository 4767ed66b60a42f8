import { promotionUses } from '@eyelet/db/promotions/uses.ts';
import type { PromotionUses } from '@eyelet/domain/promotions/limits.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Context } from '../kernel/context.ts';

/** What those with limits were used for, by all and by an owner; without such ones nothing is asked. */
export async function usesOf(
  { shop }: Pick<Context, 'shop'>,
  promotions: readonly Promotion[],
  owner: string,
): Promise<PromotionUses> {
  const limited = promotions.flatMap(({ id, limits }) => (limits ? [id] : []));
  return limited.length === 0 ? {} : promotionUses(shop.database.pool, limited, owner);
}
