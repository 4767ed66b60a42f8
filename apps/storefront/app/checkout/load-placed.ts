import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readOrderOfCart } from '@eyelet/contracts/orders/read-of-cart.ts';
import { redirect } from 'react-router';
import type { ShopContext } from '../shop/shop-context.ts';

/** A cart that was placed without its end being seen: its order waits for a challenge that was left. */
export type LeftChallenge = Readonly<{ basketId: string; order: Order }>;

/** What became of a cart whose placing was not seen to end; an order that is finished or has failed has a page of its own. */
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
