import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import { findPromotion } from '@eyelet/db/promotions/promotion.ts';
import { promotionOf } from '../catalogue/read-promotions.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { deskPromotion } from './view.ts';

/** A promotion from the database, as this process may not have received it yet. */
export const readDeskPromotionHandler = handle(readDeskPromotion, async (context, { params }) => {
  const row = await findPromotion(context.shop.database.db, params.promotionId);
  return row ? deskPromotion(context, promotionOf(row), row.version) : refuse('STF404');
});
