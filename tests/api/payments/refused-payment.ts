import type { Order } from '@eyelet/contracts/orders/order.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { type Desk, ordered, send, worthOf } from './parcels.ts';

/** Has the provider refuse captures of an order, or no longer. */
export async function refuseCaptures({ shop }: RunningShop, { orderNumber }: Order, isRefusing: boolean) {
  await shop.database.pool.query(
    `update sandbox_payment set closed = $2 where idempotency_key in (
       select idempotency_key from order_payment where order_number = $1)`,
    [orderNumber, isRefusing],
  );
}

/** An order whose socks have left and are paid for; the provider refuses what the shoes in the last parcel cost. */
export async function refusedOrder(desk: Desk, shopper: Shopper) {
  const order = await ordered(desk, shopper);
  await send(desk, order, '1Z-paid', [[upcs.socks, 3]]);
  await refuseCaptures(desk.running, order, true);
  await send(desk, order, '1Z-refused', [[upcs.deck, 2]]);
  const { share, total, delivery } = worthOf(order);
  const taken = share(upcs.socks, 3) + delivery;
  return { order, taken, refused: total - taken, paymentKey: await cardKeyOf(desk.running, order) };
}

/** The key of the payment with a card. */
export async function cardKeyOf({ shop }: RunningShop, { orderNumber }: Order): Promise<string> {
  const { rows } = await shop.database.pool.query<{ key: string }>(
    `select idempotency_key as key from order_payment where order_number = $1 and provider = 'sandbox'`,
    [orderNumber],
  );
  return rows[0]?.key ?? '';
}
