import type { OrderRefunds } from '@eyelet/contracts/refunds/refund.ts';
import { queries } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';

/** Shows the refunds of an order as a call has answered, and what follows from them. */
export async function refundsChanged(orderNumber: string, refunds: OrderRefunds): Promise<void> {
  queries.setQueryData<OrderRefunds>(['order-refunds', orderNumber], refunds);
  await refresh(
    ...[
      ['order', orderNumber],
      ['order-timeline', orderNumber],
      ['timeline', 'order', orderNumber],
      // A case may wait for one of them.
      ['case'],
      ['timeline', 'case'],
      ['list'],
      ['home'],
    ],
  );
}

/** Somebody else was faster: what is there now is shown, and the refusal stands. */
export async function showCurrentRefunds(orderNumber: string, error: unknown): Promise<never> {
  const current = currentOf<OrderRefunds>(error);
  if (current) await refundsChanged(orderNumber, current);
  throw error;
}
