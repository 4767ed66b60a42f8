import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { promotionUses } from '@eyelet/db/promotions/uses.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { shownStateOf } from '@eyelet/domain/promotions/state.ts';
import { brokenMembersOf, canBeJudged, laterKindsOf, readable } from '../catalogue/promotion-shape.ts';
import type { Context } from '../kernel/context.ts';
import { amountsView } from './amounts.ts';
import { deskBenefit } from './benefit.ts';
import { namedBy } from './named.ts';
import { wantsView } from './wants.ts';

/** A promotion of a version as the studio shows it, with the uses of its limits. */
export async function deskPromotion(context: Context, stored: Promotion, version: number): Promise<DeskPromotion> {
  const promotion = readable(stored);
  const { id, limits } = promotion;
  const uses = limits ? (await promotionUses(context.shop.database.pool, [id], ''))[id] : undefined;
  return {
    promotionId: id,
    version,
    state: shownStateOf(promotion, context.now, canBeJudged(stored)),
    paused: !promotion.enabled,
    ...membersView(promotion),
    brokenMembers: [...brokenMembersOf(stored)],
    unknownKinds: [...laterKindsOf(stored)],
    used: { uses: uses?.used ?? 0, spent: amountsView(uses?.spent ?? {}) },
    named: namedBy(context, promotion),
  };
}

/** The members of a promotion that staff decide. */
function membersView(promotion: Promotion) {
  const { level, benefit, concerns, threshold, audience, locales, limits, startsAt, endsAt } = promotion;
  return {
    level,
    benefit: deskBenefit(benefit),
    concerns: concerns && { masterIds: [...concerns.masterIds], categories: [...concerns.categories] },
    threshold: threshold && amountsView(threshold),
    audience: audience && [...audience],
    locales: locales && [...locales],
    wants: wantsView(promotion.wants),
    needsCode: promotion.needsCoupon,
    rank: promotion.rank,
    exclusive: promotion.exclusive,
    group: promotion.group,
    mostOff: promotion.mostOff && amountsView(promotion.mostOff),
    belowFloor: promotion.belowFloor,
    limits: {
      uses: limits?.uses ?? null,
      usesEach: limits?.usesEach ?? null,
      budget: limits?.budget ? amountsView(limits.budget) : null,
    },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    texts: promotion.texts,
  };
}
