import { type Meeting, type Meetings, meetingKinds } from '@eyelet/contracts/promotion-desk/list-meetings.ts';
import { meetingOf } from '@eyelet/domain/promotions/meetings/meeting.ts';
import { sharedMarkets, sharedTime, shareLines, shareShoppers } from '@eyelet/domain/promotions/meetings/overlap.ts';
import { type Promotion, textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { stateOf } from '@eyelet/domain/promotions/state.ts';
import { canBeJudged } from '../catalogue/promotion-shape.ts';
import type { Context } from '../kernel/context.ts';
import { type ReachesGoods, reachedBy } from './reached-goods.ts';

/** As many as a page shows; the weightiest are listed. */
const most = 50;

/** The promotions of `all` that one meets in carts, now or later; another one of its id is an earlier version of it. */
export async function meetingsOf(context: Context, one: Promotion, all: readonly Promotion[]): Promise<Meetings> {
  const reaches = await reachedBy(one, context.shop.catalogue.memory());
  const meetings = all
    .filter((other) => other.id !== one.id && other.enabled && canBeJudged(other))
    .flatMap((other) => meetingView(context, one, other, reaches) ?? [])
    .sort(byWeight);
  return { meetings: meetings.slice(0, most), total: meetings.length };
}

function meetingView(
  { market, now }: Pick<Context, 'market' | 'now'>,
  one: Promotion,
  other: Promotion,
  reaches: ReachesGoods,
): Meeting | undefined {
  const time = sharedTime(one, other, now);
  const markets = sharedMarkets(one, other);
  if (!time || markets === undefined || !shareShoppers(one, other)) return undefined;
  const sameGoods = shareLines(one, other) && reaches(other);
  const meeting = meetingOf(one, other, sameGoods);
  if (!meeting) return undefined;
  const those = (isSo: (promotion: Promotion) => boolean) => [one, other].filter(isSo).map(({ id }) => id);
  return {
    ...{ promotionId: other.id, name: textsIn(other, market).name, state: stateOf(other, now), rank: other.rank },
    ...meeting,
    exclusive: those(({ exclusive }) => exclusive),
    group: one.group === other.group ? one.group : null,
    belowFloor: those(({ belowFloor }) => belowFloor),
    needCode: those(({ needsCoupon }) => needsCoupon),
    sameGoods,
    markets: markets && [...markets],
    from: time.from?.toISOString() ?? null,
    until: time.until?.toISOString() ?? null,
  };
}

function byWeight(one: Meeting, other: Meeting): number {
  const weight = ({ how }: Meeting) => meetingKinds.indexOf(how);
  return weight(one) - weight(other) || one.rank - other.rank || (one.promotionId < other.promotionId ? -1 : 1);
}
