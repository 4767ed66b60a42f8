import { listPromotionMeetings } from '@eyelet/contracts/promotion-desk/list-meetings.ts';
import { readPromotions } from '@eyelet/db/promotions/promotion.ts';
import { readable } from '../catalogue/promotion-shape.ts';
import { promotionOf } from '../catalogue/read-promotions.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { meetingsOf } from './meetings-of.ts';

/** The promotions that one meets in carts, now or later, from the database. */
export const listPromotionMeetingsHandler = handle(listPromotionMeetings, async (context, { params }) => {
  const all = (await readPromotions(context.shop.database.db)).map(promotionOf);
  const stored = all.find(({ id }) => id === params.promotionId);
  return stored ? meetingsOf(context, readable(stored), all) : refuse('STF404');
});
