import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/**
 * Has an order count only for the goods that were not returned, given the units that were, by line number. It says what still
 * counts, so a repetition changes nothing; an order that counts less already, such as one that was cancelled, stays as it is.
 */
export async function giveBackReturned(
  db: Reader,
  orderNumber: string,
  returned: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`
    update allowance_use set amount = least(allowance_use.amount, (
      select coalesce(sum(paid.amount::bigint - paid.amount::bigint
        * least(line.qty, coalesce((${JSON.stringify(Object.fromEntries(returned))}::jsonb ->> paid.line_no)::int, 0)) / line.qty), 0)
      from jsonb_each_text(allowance_use.goods) as paid (line_no, amount)
      join order_line as line on line.order_number = orders.order_number and line.line_no = paid.line_no::int))
    from orders where orders.order_number = ${orderNumber} and allowance_use.cart_id = orders.cart_id`.execute(db);
}
