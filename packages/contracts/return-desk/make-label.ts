import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskReturnSchema } from './return.ts';

/**
 * Has another label made for a return whose label was taken back; its shopper gets it by email. A return whose label was not, or whose
 * parcel is on its way, is answered as it is. STF496 where the shop buys no labels of returns any more.
 */
export const makeReturnLabel = operation({
  id: 'returnDesk.makeLabel',
  method: 'PUT',
  path: '/staff/v1/returns/{returnId}/label',
  summary: 'Have another label made for a return',
  callers: { staff: 'orders.write' },
  params: Type.Object({ returnId: Type.String({ maxLength: 64 }) }),
  response: deskReturnSchema,
  refusals: ['STF404', 'STF496'],
  invalid: 'STF404',
});
