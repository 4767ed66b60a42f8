import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { timelineSchema } from './timeline.ts';

/** The timeline of an order. It includes the notes of staff, so API keys cannot read it. */
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
