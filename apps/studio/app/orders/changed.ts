import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import type { OrderTimeline } from '@eyelet/contracts/order-desk/timeline.ts';
import { queries } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';

/** Shows an order as it is now, wherever it is shown. */
export async function showOrder(order: DeskOrder): Promise<void> {
  queries.setQueryData<DeskOrder>(['order', order.orderNumber], order);
  await refresh(['list'], ['order-timeline', order.orderNumber], ['timeline', 'order', order.orderNumber]);
}

/** Somebody else was faster: the current order is shown, and the refusal is thrown. */
export async function showCurrentOrder(error: unknown): Promise<never> {
  const current = currentOf<DeskOrder>(error);
  if (current) await showOrder(current);
  throw error;
}

/** Shows what has happened with an order as it is known now. */
export async function showTimeline(orderNumber: string, timeline: OrderTimeline): Promise<void> {
  queries.setQueryData<OrderTimeline>(['order-timeline', orderNumber], timeline);
  await refresh(['timeline', 'order', orderNumber]);
}
