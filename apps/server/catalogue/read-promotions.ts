import type { Database } from '@eyelet/db/database.ts';
import { type PromotionRow, readPromotions } from '@eyelet/db/promotions/promotion.ts';
import { unknownKindsOf } from '@eyelet/domain/promotions/known.ts';
import type { Limits, Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Log } from '../kernel/log.ts';

export type PromotionReader = () => Promise<readonly Promotion[]>;

/**
 * Reads every promotion of the shop, by rank, but those of kinds that this version does not know: they are left to the processes of the
 * later version that has written them. Each is logged once.
 */
export function createPromotionReader({ db }: Pick<Database, 'db'>, log: Pick<Log, 'warn'>): PromotionReader {
  const reported = new Set<string>();
  return async () =>
    (await readPromotions(db)).map(promotionOf).filter((promotion) => {
      const unknown = unknownKindsOf(promotion);
      if (unknown.length === 0) return true;
      const version = `${promotion.id} ${unknown.join(' ')}`;
      if (!reported.has(version)) log.warn({ promotionId: promotion.id, kinds: unknown }, 'promotion_unknown');
      reported.add(version);
      return false;
    });
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
    mostOff: row.most_off as Promotion['mostOff'],
    belowFloor: row.below_floor,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    texts: row.texts as Promotion['texts'],
  };
}

function limitsOf({ most_uses: uses, most_uses_each: usesEach, budget }: PromotionRow): Limits | null {
  if (uses === null && usesEach === null && budget === null) return null;
  return { uses, usesEach, budget: budget as Limits['budget'] };
}
