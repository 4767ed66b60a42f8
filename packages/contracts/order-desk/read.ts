import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskOrderSchema } from './order.ts';

/** One order with its shipments and payments. */
export const readDeskOrder = operation({
  id: 'orderDesk.read',
  method: 'GET',
  path: '/staff/v1/orders/{orderNumber}',
  summary: 'Read an order',
  callers: { staff: 'orders.read', keys: true },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }) }),
  response: deskOrderSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
