import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readOrderOfCart } from '@eyelet/contracts/orders/read-of-cart.ts';
import { redirect } from 'react-router';
import type { ShopContext } from '../shop/shop-context.ts';

/** A placed cart whose order waits for an abandoned challenge. */
export type LeftChallenge = Readonly<{ basketId: string; order: Order }>;

/** The order of a cart whose placing had no visible end; redirects when the order is finished or has failed. */
export async function loadPlaced({ client, market }: ShopContext, asked: string): Promise<LeftChallenge> {
  const home = `/${market.locale}`;
  const basketId = asked.slice(0, 64);
  const order = await client.call(readOrderOfCart, { params: { basketId } }).catch((error: unknown) => {
    throw error instanceof ApiError ? redirect(`${home}/cart`) : error;
  });
  const number = encodeURIComponent(order.orderNumber);
  if (order.status === 'cancelled') throw redirect(`${home}/checkout?step=billing&failed=${number}`);
  if (!order.challenge) throw redirect(`${home}/order-confirmation?order=${number}`);
  return { basketId, order };
}
