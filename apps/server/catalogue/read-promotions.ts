import type { Database } from '@eyelet/db/database.ts';
import { type PromotionRow, readPromotions } from '@eyelet/db/promotions/promotion.ts';
import { unknownKindsOf } from '@eyelet/domain/promotions/known.ts';
import type { Limits, Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Counters } from '../kernel/counters.ts';
import type { Log } from '../kernel/log.ts';
import { brokenMembersOf } from './promotion-shape.ts';

export type PromotionReader = () => Promise<readonly Promotion[]>;

type Telling = Readonly<{ log: Pick<Log, 'warn' | 'error'>; counters: Pick<Counters, 'add'> }>;

/**
 * Reads every promotion of the shop, by rank, but those that cannot be judged: in a shape that no rule knows, or of kinds that this version
 * does not know, which are left to the processes of the later version that has written them. Each is logged once.
 */
export function createPromotionReader({ db }: Pick<Database, 'db'>, { log, counters }: Telling): PromotionReader {
  const reported = new Set<string>();
  const isNew = (promotionId: string, found: readonly string[]) => {
    const before = reported.size;
    return reported.add(`${promotionId} ${found.join(' ')}`).size > before;
  };
  const canBeJudged = (promotion: Promotion) => {
    const { id: promotionId } = promotion;
    const broken = brokenMembersOf(promotion);
    if (broken.length > 0) {
      counters.add('eyelet_promotion_faults_total');
      if (isNew(promotionId, broken)) log.error({ promotionId, members: broken }, 'promotion_broken');
      return false;
    }
    const kinds = unknownKindsOf(promotion);
    if (kinds.length > 0 && isNew(promotionId, kinds)) log.warn({ promotionId, kinds }, 'promotion_unknown');
    return kinds.length === 0;
  };
  return async () => (await readPromotions(db)).map(promotionOf).filter(canBeJudged);
}

/** A stored promotion as the rules have it. Its members were checked when they were written; `brokenMembersOf` says what is not theirs. */
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
