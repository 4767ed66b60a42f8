import { Type } from 'typebox';
import { addressInputSchema } from '../addresses/address.ts';
import { operation } from '../kernel/operation.ts';
import { path, savedCardSchema } from './saved-cards.ts';

/**
 * Saves a card by the token of the provider's fields, once the provider has verified it (C7.74). PYT300: it is saved
 * already; PYT405: the billing address is not in the consumer's address book; PYT406: the one sent along is not
 * complete.
 */
export const saveCard = operation({
  id: 'cards.save',
  method: 'POST',
  path,
  summary: 'Save a card',
  callers: 'registered',
  botCheck: { action: 'placeOrder', required: true },
  body: Type.Object({
    payment_method_id: Type.Literal('CREDIT_CARD'),
    token: Type.String({ maxLength: 128 }),
    main: Type.Optional(Type.Boolean()),
    billingAddressId: Type.Optional(Type.String({ maxLength: 64 })),
    billingAddress: Type.Optional(addressInputSchema),
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  status: 201,
  response: Type.Object({ card: savedCardSchema }),
  refusals: ['PYT300', 'PAY400', 'FE309', 'PYT405', 'PYT406', 'AUT403'],
  invalidMember: { token: 'PAY400', billingAddressId: 'PYT405' },
  perMinute: 20,
});
