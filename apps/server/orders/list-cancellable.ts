import { listCancellable } from '@eyelet/contracts/orders/list-cancellable.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { provenOrder } from '../stored-orders/proven-order.ts';
import { cancellableView } from './cancellable-view.ts';

/** The items of an order that its shopper may cancel now. */
export const listCancellableHandler = handle(listCancellable, async (context, { body }) => {
  const stored = await provenOrder(context, body.orderNumber, body);
  return stored instanceof Refusal ? stored : cancellableView(context.shop, stored);
});
