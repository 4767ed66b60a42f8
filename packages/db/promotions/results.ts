import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { unsold } from '../orders/unsold.ts';

/** The results of a promotion in a currency, in minor units. */
export type ResultRow = Readonly<{ currency: string; orders: number; discount: number; revenue: number }>;

/** The results of a promotion since an instant; only orders of that period are read. */
export async function readPromotionResults(
  db: Reader,
  promotionId: string,
  since: Date,
): Promise<readonly ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select orders.currency, count(*)::int as orders, sum(given.amount)::float8 as discount,
      sum(orders.total)::float8 as revenue
    from order_promotion as given join orders using (order_number)
    where given.promotion_id = ${promotionId} and given.placed_at >= ${since} and orders.state <> all(${unsold})
    group by orders.currency order by orders.currency`.execute(db);
  return rows;
}
