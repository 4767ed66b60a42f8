import { listPromotionMeetings, type Meeting, meetingKinds } from '@eyelet/contracts/promotion-desk/list-meetings.ts';
import { readPromotions } from '@eyelet/db/promotions/promotion.ts';
import { meetingOf } from '@eyelet/domain/promotions/meetings/meeting.ts';
import { sharedMarkets, sharedTime, shareLines, shareShoppers } from '@eyelet/domain/promotions/meetings/overlap.ts';
import { type Promotion, textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { stateOf } from '@eyelet/domain/promotions/state.ts';
import { canBeJudged, readable } from '../catalogue/promotion-shape.ts';
import { promotionOf } from '../catalogue/read-promotions.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ReachesGoods, reachedBy } from './reached-goods.ts';

/** As many as a page shows; the weightiest are listed. */
const most = 50;

/** The promotions that one meets in carts, now or later, from the database. */
export const listPromotionMeetingsHandler = handle(listPromotionMeetings, async (context, { params }) => {
  const all = (await readPromotions(context.shop.database.db)).map(promotionOf);
  const stored = all.find(({ id }) => id === params.promotionId);
  if (!stored) return refuse('STF404');
  const one = readable(stored);
  const reaches = await reachedBy(one, context.shop.catalogue.memory());
  const meetings = all
    .filter((other) => other.id !== one.id && other.enabled && canBeJudged(other))
    .flatMap((other) => meetingView(context, one, other, reaches) ?? [])
    .sort(byWeight);
  return { meetings: meetings.slice(0, most), total: meetings.length };
});

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
