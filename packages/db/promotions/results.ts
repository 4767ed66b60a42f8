import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { unsold } from '../orders/unsold.ts';

/** The results of a promotion in a currency, in minor units, less what was given back. */
export type ResultRow = Readonly<{
  currency: string;
  orders: number;
  discount: number;
  revenue: number;
  returned: number;
}>;

/**
 * The results of a promotion since an instant; only orders of that period are read. What it took off units that came back is counted
 * back by their part of the line; units that were exchanged are kept in another size. What it took off the delivery is counted back once
 * nothing that was sent is kept.
 */
export async function readPromotionResults(
  db: Reader,
  promotionId: string,
  since: Date,
): Promise<readonly ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    with used as (
      select orders.order_number, orders.currency, orders.total, orders.receipt, given.amount
      from order_promotion as given join orders using (order_number)
      where given.promotion_id = ${promotionId} and given.placed_at >= ${since} and orders.state <> all(${unsold})
    ), refunded as (
      select order_number, sum(refund) as money from (
        select order_number, refund from order_return join used using (order_number)
        union all select order_number, refund from order_cancellation join used using (order_number)
      ) given_back group by order_number
    ), kept_back as (
      select order_number, line_no, sum(units) as units from (
        select sent.order_number, sent.line_no, coalesce(given, accepted, 0) - coalesce(made, 0) as units
        from order_return_line as sent join used using (order_number) left join return_exchange using (return_id, line_no)
        union all select order_number, line_no, qty from order_cancelled_line join used using (order_number)
      ) back group by order_number, line_no
    ), undone as (
      select line.order_number, sum(round(-(entry ->> 'amount')::numeric * units / line.qty)) as discount
      from kept_back join order_line as line using (order_number, line_no) join used using (order_number)
        cross join jsonb_array_elements(used.receipt -> 'lines') as part
        cross join jsonb_array_elements(part -> 'entries') as entry
      where units > 0 and part ->> 'id' = line.item_id and entry ->> 'promotionId' = ${promotionId}
      group by line.order_number
    ), emptied as (
      select line.order_number from order_line as line join used using (order_number)
        left join kept_back using (order_number, line_no)
      where not line.digital group by line.order_number having bool_and(coalesce(units, 0) >= line.qty)
    ), undelivered as (
      select order_number, sum(-(entry ->> 'amount')::numeric) as discount
      from emptied join used using (order_number)
        cross join jsonb_array_elements(used.receipt -> 'shipments') as part
        cross join jsonb_array_elements(part -> 'entries') as entry
      where entry ->> 'promotionId' = ${promotionId}
      group by order_number
    )
    select currency, count(*)::int as orders,
      sum(amount - coalesce(undone.discount, 0) - coalesce(undelivered.discount, 0))::float8 as discount,
      sum(total - coalesce(money, 0))::float8 as revenue, sum(coalesce(money, 0))::float8 as returned
    from used left join refunded using (order_number) left join undone using (order_number)
      left join undelivered using (order_number)
    group by currency order by currency`.execute(db);
  return rows;
}
