import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { orderMailKinds } from './mail.ts';
import { timelineSchema } from './timeline.ts';

/**
 * Sends a mail of an order to its buyer again, written from the current order, in the language of the order. The caller
 * chooses the id, so that a repeated call sends it once. STF404: the order has not had this mail, or its buyer is
 * erased; STF460 with `waitSeconds` if the same mail was sent a moment ago, or too many were sent today.
 */
export const resendOrderMail = operation({
  id: 'orderDesk.resendMail',
  method: 'PUT',
  path: '/staff/v1/orders/{orderNumber}/mails/{mailId}',
  summary: 'Send a mail of an order again',
  callers: { staff: 'orders.write' },
  params: Type.Object({
    orderNumber: Type.String({ maxLength: 64 }),
    mailId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by the caller.' }),
  }),
  body: Type.Object({
    kind: oneOf(orderMailKinds),
    about: Type.String({
      maxLength: 64,
      description: 'The shipment or return that it tells of; empty for the whole order.',
    }),
  }),
  response: timelineSchema,
  refusals: ['STF404', 'STF460'],
  invalid: 'STF400',
});
