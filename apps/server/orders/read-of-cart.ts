import { setTimeout as pause } from 'node:timers/promises';
import { readOrderOfCart } from '@eyelet/contracts/orders/read-of-cart.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { orderOfCart } from '../stored-orders/stored-order.ts';
import { earlierOrder } from './earlier-order.ts';
import { orderView } from './view.ts';

/** How often the outcome of a running placement is polled, 50 ms apart. */
const rounds = 100;

/** Reads the order of a cart, in any state. */
export const readOrderOfCartHandler = handle(readOrderOfCart, async (context, { params }) => {
  const { shop, session } = context;
  for (let round = 0; round < rounds; round++) {
    if ((await earlierOrder(context, params.basketId)) !== 'busy') break;
    await pause(50);
  }
  const order = await orderOfCart(shop.database.pool, params.basketId);
  return order?.owner === session?.consumerNo && order ? orderView(context, order) : refuse('BSK404');
});
