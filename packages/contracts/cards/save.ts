import { Type } from 'typebox';
import { addressInputSchema } from '../addresses/address.ts';
import { claimMembers, claimRefusals } from '../gift-cards/gift-card.ts';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { path, savedCardSchema, savedGiftCardSchema } from './saved-cards.ts';

/**
 * Saves a card by the token of the provider's fields, once the provider has verified it (C7.74). PYT300: it is saved
 * already; PYT405: the billing address is not in the consumer's address book; PYT406: the one sent along is not
 * complete. A gift card is saved by its number and PIN; its refusals are those of its balance, and
 * GFC725: it is not one of the shop's own.
 */
export const saveCard = operation({
  id: 'cards.save',
  method: 'POST',
  path,
  summary: 'Save a card',
  callers: 'registered',
  botCheck: { action: 'placeOrder', required: true },
  body: Type.Object({
    payment_method_id: oneOf(['CREDIT_CARD', 'GIFT_CARD']),
    token: Type.Optional(Type.String({ maxLength: 128 })),
    ...claimMembers,
    main: Type.Optional(Type.Boolean()),
    billingAddressId: Type.Optional(Type.String({ maxLength: 64 })),
    billingAddress: Type.Optional(addressInputSchema),
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  status: 201,
  response: Type.Object({ card: Type.Union([savedCardSchema, savedGiftCardSchema]) }),
  refusals: ['PYT300', 'PAY400', 'FE309', 'PYT405', 'PYT406', 'AUT403', 'GFC725', ...claimRefusals],
  invalidMember: { token: 'PAY400', number: 'GFC700', pin: 'GFC760', billingAddressId: 'PYT405' },
  perMinute: 20,
});
