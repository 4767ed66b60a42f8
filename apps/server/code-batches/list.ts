import { listCodeBatches } from '@eyelet/contracts/code-batches/list.ts';
import * as repository from '@eyelet/db/promotions/code-batch.ts';
import { findPromotion } from '@eyelet/db/promotions/promotion.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { batchView } from './view.ts';

/** The batches of a promotion, latest first; the cursor of a page is the number of its last batch. */
export const listCodeBatchesHandler = handle(listCodeBatches, async ({ shop }, { params, query }) => {
  const { promotionId } = params;
  const { after, limit = 50 } = query;
  const { db } = shop.database;
  if (!(await findPromotion(db, promotionId))) return refuse('STF404');
  const before = after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : undefined;
  const rows = await repository.listCodeBatches(db, promotionId, { before, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(batchView),
    next: last ? String(last.batch_no) : null,
    total: await repository.countCodeBatches(db, promotionId),
  };
});
