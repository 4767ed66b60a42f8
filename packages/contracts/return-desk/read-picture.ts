import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** A picture that a shopper has sent with an item of a return. */
export const readReturnPicture = operation({
  id: 'returnDesk.readPicture',
  method: 'GET',
  path: '/staff/v1/returns/{returnId}/pictures/{pictureId}',
  summary: 'Read a picture of a return (image/jpeg)',
  callers: { staff: 'orders.read', keys: true },
  params: Type.Object({ returnId: Type.String({ maxLength: 64 }), pictureId: Type.String({ maxLength: 64 }) }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404'],
  invalid: 'STF404',
});
