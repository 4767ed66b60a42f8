import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskReturnSchema } from './return.ts';

/** One return with its items. */
export const readDeskReturn = operation({
  id: 'returnDesk.read',
  method: 'GET',
  path: '/staff/v1/returns/{returnId}',
  summary: 'Read a return',
  callers: { staff: 'orders.read', keys: true },
  params: Type.Object({ returnId: Type.String({ maxLength: 64 }) }),
  response: deskReturnSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
