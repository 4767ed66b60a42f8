import { Type } from 'typebox';
import { addressMembers } from '../addresses/address.ts';
import { operation } from '../kernel/operation.ts';
import { deskOrderSchema } from './order.ts';

/**
 * Sends an order to another address of its country, while nothing of it is packed; its buyer is notified by mail.
 * Repeating the call answers it as done. STF400 with an entry for each member that the rules of the market refuse;
 * STF461 with the member that would change tax or delivery; STF409 with `current` if the order is packed, cancelled or
 * has been changed since; STF404: nothing of it goes to an address.
 */
export const changeDeliveryAddress = operation({
  id: 'orderDesk.changeAddress',
  method: 'PUT',
  path: '/staff/v1/orders/{orderNumber}/delivery-address',
  summary: 'Change the delivery address of an order',
  callers: { staff: 'orders.write' },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }) }),
  body: Type.Object({
    ...addressMembers,
    version: Type.Integer({ minimum: 0, description: 'Of the address that was read.' }),
  }),
  response: deskOrderSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF461'],
  invalid: 'STF400',
});
