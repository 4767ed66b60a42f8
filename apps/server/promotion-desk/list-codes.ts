import { listPromotionCodes } from '@eyelet/contracts/promotion-desk/list-codes.ts';
import { mostCodesCounted } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { countCodes, listCodeRows } from '@eyelet/db/promotions/desk-codes.ts';
import { findPromotion } from '@eyelet/db/promotions/promotion.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { codeView } from './code-view.ts';

/** The codes of a promotion, by page; the cursor of a page is its last code. */
export const listPromotionCodesHandler = handle(listPromotionCodes, async ({ shop, now }, { params, query }) => {
  const { promotionId } = params;
  const { after, limit = 50 } = query;
  const filter = { search: query.search?.trim().toUpperCase() || undefined };
  const { db } = shop.database;
  if (!(await findPromotion(db, promotionId))) return refuse('STF404');
  const { page, last } = cutPage(await listCodeRows(db, promotionId, filter, { after, limit: limit + 1 }), limit);
  return {
    rows: page.map((row) => codeView(row, now)),
    next: last?.code ?? null,
    total: await countCodes(db, promotionId, filter, mostCodesCounted),
  };
});
