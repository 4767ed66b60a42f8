/** SQL that an order of `orders` is none by which goods were sent again. */
export const isNoReplacement =
  'not exists (select from order_replacement where order_replacement.order_number = orders.order_number)';

/** SQL that an order of `orders` was bought, not made of a return nor of a replacement, whose goods were sold before. */
export const isBought = `
  not exists (select from order_exchange where order_exchange.order_number = orders.order_number)
  and ${isNoReplacement}`;
