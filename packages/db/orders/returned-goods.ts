/**
 * The goods that an order of an exchange was made for: nobody has looked at them yet, not all of them were taken back, or all of them
 * were. Once it is not `awaited` it stays as it is.
 */
export type ReturnedGoods = 'awaited' | 'refused' | 'taken';

/** SQL of the goods of a row of `order_exchange`. */
export const returnedGoods = `
  case
    when (select state from order_return where order_return.return_id = order_exchange.return_id) <> 'closed' then 'awaited'
    when exists (
      select from return_exchange join order_return_line using (return_id, line_no)
      where return_exchange.return_id = order_exchange.return_id and accepted < made
    ) then 'refused'
    else 'taken'
  end`;
