/**
 * An expression for the orders of an owner that have taken a turn and are not sold yet: being placed, or waiting for a payment. Whoever
 * is priced after them must count them, as they are priced without it.
 */
export const placingOf = (owner: string) => `(
    select order_turn.taken_at from order_turn
    where order_turn.owner = ${owner} and (
      exists (select from placement where placement.cart_id = order_turn.cart_id and placement.state = 'running')
      or exists (select from orders where orders.cart_id = order_turn.cart_id and orders.state = 'payment pending')))`;
