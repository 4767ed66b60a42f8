import { listPromotionFaults } from '@eyelet/contracts/promotion-desk/list-faults.ts';
import { listFaults } from '@eyelet/db/promotions/fault.ts';
import { textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { handle } from '../kernel/handle.ts';
import { faultsSince } from './faults-since.ts';

const most = 20;

/** Recent faults of promotions, which nobody has mended yet. */
export const listPromotionFaultsHandler = handle(listPromotionFaults, async ({ shop, market, now }) => {
  const rows = await listFaults(shop.database.db, faultsSince(now), most);
  const known = new Map(shop.catalogue.promotions().map((one) => [one.id, one]));
  return {
    faults: rows.map(({ promotion_id: id, message, first_at, last_at }) => {
      const promotion = known.get(id);
      return {
        ...{ promotionId: id || null, name: promotion ? textsIn(promotion, market).name : null, message },
        ...{ firstAt: first_at.toISOString(), lastAt: last_at.toISOString() },
      };
    }),
  };
});
