import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { returnReasons } from '../returns/return.ts';
import { deskReturnSchema } from './return.ts';

/**
 * Takes goods back that somebody brings to a store: of a return that is announced, or units of items of an order of which none is. Then it
 * has come, and is decided as any other; what is sold again goes into the stock of that store. The caller makes the id, so that a repeated
 * call takes back once. STF400: the store is none, or one of the items cannot be returned; STF404: there is no such return or order. STF409
 * with `current`, a return: it has come already, the id was used for it and not for what is brought now, or it is announced and has the
 * units that are brought, which are then taken back by its number.
 */
export const takeBackReturn = operation({
  id: 'returnDesk.takeBack',
  method: 'PUT',
  path: '/staff/v1/taken-back/{takeId}',
  summary: 'Take a return back in a store',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object({ takeId: Type.String({ format: 'uuid' }) }),
  body: Type.Object({
    storeId: Type.String({ minLength: 1, maxLength: 64 }),
    number: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'Of the return, as its label says, or of the order.',
    }),
    items: Type.Optional(
      Type.Array(
        Type.Object({
          itemId: Type.String({ maxLength: 64 }),
          qty: Type.Integer({ minimum: 1, maximum: 999 }),
          reason: oneOf(returnReasons),
        }),
        { minItems: 1, maxItems: 200, description: 'What is brought of the order; of a return it is known.' },
      ),
    ),
  }),
  response: deskReturnSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
