import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { list, params, path } from './saved-cards.ts';

/** Makes a card the main one, sets its billing address, or updates its expiry date (C7.75). */
export const changeCard = operation({
  id: 'cards.change',
  method: 'PATCH',
  path: `${path}/{paymentInstrumentId}`,
  summary: 'Change a saved card',
  callers: 'registered',
  params,
  body: Type.Object({
    main: Type.Optional(Type.Boolean()),
    billingAddressId: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
    expiryMonth: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    expiryYear: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2099 })),
  }),
  response: list,
  refusals: ['PYT404', 'PYT405', 'FE309'],
  invalidMember: {
    paymentInstrumentId: 'PYT404',
    billingAddressId: 'PYT405',
    expiryMonth: 'FE309',
    expiryYear: 'FE309',
  },
});
