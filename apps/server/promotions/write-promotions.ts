import type { Database } from '@eyelet/db/database.ts';
import { type PromotionRecord, writePromotions as write } from '@eyelet/db/promotions/promotion.ts';
import { problemOfPromotion } from '@eyelet/domain/promotions/check-promotion.ts';
import { promotionProblems } from '@eyelet/domain/promotions/problem.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';

/** Writes promotions of the shop. Throws a sentence about the problem if one is invalid. */
export async function writePromotions(database: Pick<Database, 'db'>, promotions: readonly Promotion[]): Promise<void> {
  for (const promotion of promotions) {
    const wrong = problemOfPromotion(promotion);
    if (wrong) throw new Error(`promotion ${promotion.id}: ${promotionProblems[wrong.problem]}`);
  }
  await write(database, promotions.map(recordOf));
}

/** A promotion as it is stored. */
export function recordOf(one: Promotion): PromotionRecord {
  return {
    id: one.id,
    level: one.level,
    benefit: one.benefit,
    concerns: one.concerns,
    threshold: one.threshold,
    audience: one.audience,
    locales: one.locales,
    wants: one.wants,
    needs_coupon: one.needsCoupon,
    rank: one.rank,
    enabled: one.enabled,
    exclusive: one.exclusive,
    stacking_group: one.group,
    starts_at: one.startsAt?.toISOString() ?? null,
    ends_at: one.endsAt?.toISOString() ?? null,
    texts: one.texts,
    most_uses: one.limits?.uses ?? null,
    most_uses_each: one.limits?.usesEach ?? null,
    budget: one.limits?.budget ?? null,
    most_off: one.mostOff,
    below_floor: one.belowFloor,
  };
}
