import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { handle } from '../kernel/handle.ts';
import { orderTimeline } from './timeline.ts';

/** The timeline of an order. */
export const readOrderTimelineHandler = handle(readOrderTimeline, (context, { params }) =>
  orderTimeline(context, params.orderNumber),
);
