import { readPromotionResults as operation } from '@eyelet/contracts/promotion-desk/read-results.ts';
import { findPromotion } from '@eyelet/db/promotions/promotion.ts';
import { readPromotionResults } from '@eyelet/db/promotions/results.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

const day = 24 * 3600 * 1000;

/** Orders, discounts and revenue of a promotion in the last days. */
export const readPromotionResultsHandler = handle(operation, async ({ shop, now }, { params, query }) => {
  const { db } = shop.database;
  if (!(await findPromotion(db, params.promotionId))) return refuse('STF404');
  const since = new Date(now.getTime() - (query.days ?? 30) * day);
  const rows = await readPromotionResults(db, params.promotionId, since);
  return {
    since: since.toISOString(),
    currencies: rows.map(({ currency, orders, discount, revenue, returned }) => {
      return {
        ...{ currency, orders, discount: toAmount(discount) },
        ...{ revenue: toAmount(revenue), returned: toAmount(returned) },
      };
    }),
  };
});
