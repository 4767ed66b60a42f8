import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { timelineSchema } from './timeline.ts';

/** What has happened with an order, with the notes of staff, which is why no key of an outside system reads it. */
export const readOrderTimeline = operation({
  id: 'orderDesk.readTimeline',
  method: 'GET',
  path: '/staff/v1/orders/{orderNumber}/timeline',
  summary: 'Read what has happened with an order',
  callers: { staff: 'orders.read' },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }) }),
  response: timelineSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
