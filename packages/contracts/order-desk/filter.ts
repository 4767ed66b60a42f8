import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { orderStates } from '../orders/order.ts';

/** By what the orders of the shop are searched and narrowed. */
export const deskFilterMembers = {
  status: Type.Optional(oneOf(orderStates)),
  parcel: Type.Optional(
    oneOf(['back'], 'Only orders with a parcel that comes back to the shop, and no note on it since.'),
  ),
  refund: Type.Optional(oneOf(['waiting'], 'Only orders with a refund by amount that waits for approval.')),
  giftCard: Type.Optional(
    oneOf(['waiting'], 'Only orders with mailed gift cards that wait for a capture which the provider refuses.'),
  ),
  label: Type.Optional(
    oneOf(
      ['stuck'],
      'Only orders with a label that was asked for an hour ago or before, and is refused or not made yet.',
    ),
  ),
  pieces: Type.Optional(oneOf(['missing'], 'Only orders with pieces that no place has.')),
  search: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'Beginning of an order number, an email, either name of the buyer or a SKU; all of a style, a tracking number or the number of a paper; or a phone number with or without its dial code.',
    }),
  ),
  market: Type.Optional(Type.String({ maxLength: 16, description: 'Locale of a market, such as `de-de`.' })),
  from: Type.Optional(Type.String({ format: 'date', description: 'Only orders placed since this day (UTC).' })),
  until: Type.Optional(
    Type.String({ format: 'date', description: 'Only orders placed up to this day (UTC), which is included.' }),
  ),
};
