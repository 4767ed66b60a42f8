import type { Database } from '@eyelet/db/database.ts';
import { type PromotionRow, readPromotions } from '@eyelet/db/promotions/promotion.ts';
import type { Limits, Promotion } from '@eyelet/domain/promotions/promotion.ts';

/** Every promotion of the shop, by rank. */
export async function promotionsOfShop({ db }: Pick<Database, 'db'>): Promise<readonly Promotion[]> {
  return (await readPromotions(db)).map(promotionOf);
}

/** A stored promotion as the rules have it. Its members were checked when they were written. */
export function promotionOf(row: PromotionRow): Promotion {
  return {
    id: row.id,
    level: row.level as Promotion['level'],
    benefit: row.benefit as Promotion['benefit'],
    concerns: row.concerns as Promotion['concerns'],
    threshold: row.threshold as Promotion['threshold'],
    audience: row.audience as Promotion['audience'],
    locales: row.locales as Promotion['locales'],
    wants: row.wants as Promotion['wants'],
    needsCoupon: row.needs_coupon,
    rank: row.rank,
    enabled: row.enabled,
    exclusive: row.exclusive,
    group: row.stacking_group,
    limits: limitsOf(row),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    texts: row.texts as Promotion['texts'],
  };
}

function limitsOf({ most_uses: uses, most_uses_each: usesEach, budget }: PromotionRow): Limits | null {
  if (uses === null && usesEach === null && budget === null) return null;
  return { uses, usesEach, budget: budget as Limits['budget'] };
}
