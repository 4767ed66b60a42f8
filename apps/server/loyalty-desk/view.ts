import {
  type Adjustment,
  adjustmentReasons,
  type DeskMember,
  type ListedMember,
} from '@eyelet/contracts/loyalty-desk/member.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { adjustedAloneBy, adjustmentsOf, type NamedAdjustment } from '@eyelet/db/loyalty/adjustment.ts';
import { type DeskMemberRow, findMemberRow } from '@eyelet/db/loyalty/desk-list.ts';
import { readPoints } from '@eyelet/db/loyalty/points.ts';
import { adjustedTogetherSince } from '@eyelet/domain/loyalty/adjustment.ts';
import { pointsExpireAt, tierCountsSince } from '@eyelet/domain/loyalty/earning.ts';
import { nextTierOf, tierOf } from '@eyelet/domain/loyalty/tiers.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Context } from '../kernel/context.ts';
import { decisionView } from '../kernel/decision-view.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { thresholdsIn } from '../pricing/tier-thresholds.ts';

/** Adjustments that a record shows. */
const mostShown = 50;

function thresholdsOf({ shop }: Pick<Context, 'shop'>, { locale }: DeskMemberRow) {
  return thresholdsIn(shop.settings, (marketByHeader(locale) ?? defaultMarket).country);
}

/** A member as a list of the studio has them. */
export function listedMember(context: Pick<Context, 'shop'>, row: DeskMemberRow): ListedMember {
  return {
    consumerNo: row.id,
    memberId: row.member_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    locale: row.locale,
    joinedAt: row.joined_at.toISOString(),
    points: row.points,
    tier: tierOf(row.earned, thresholdsOf(context, row)),
    waiting: row.waiting,
  };
}

/** A member as the desk works on them; undefined for everybody else. */
export async function deskMember(context: Context, db: Reader, consumerNo: string): Promise<DeskMember | undefined> {
  const { shop, now } = context;
  const row = await findMemberRow(db, consumerNo, tierCountsSince(now));
  if (!row) return undefined;
  const { balance, lastActive } = await readPoints(db, consumerNo);
  const next = nextTierOf(row.earned, thresholdsOf(context, row));
  const adjustments = await adjustmentsOf(db, consumerNo, mostShown);
  const { staffId } = staffOf(context);
  const adjustedAlone = await adjustedAloneBy(db, { consumerNo, staffId, since: adjustedTogetherSince(now) });
  return {
    ...listedMember(context, row),
    pointsOwed: row.points_owed,
    earnedPoints: row.earned,
    nextTier: next ? { tier: next.tier, missingPoints: next.missing } : null,
    expiresAt: balance > 0 && lastActive ? pointsExpireAt(lastActive).toISOString() : null,
    adjustAlone: shop.settings.current()['loyalty.adjust-alone'],
    adjustedAlone,
    adjustments: adjustments.map((one) => adjustmentView(context, one)),
  };
}

function adjustmentView(context: Context, row: NamedAdjustment): Adjustment {
  return {
    adjustmentId: row.id,
    points: row.points,
    reason: adjustmentReasons.find((one) => one === row.reason) ?? 'other',
    note: row.note,
    state: row.state,
    ...decisionView(row, staffOf(context).staffId),
  };
}
