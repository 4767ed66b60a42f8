import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Sends the mail of gift cards to their recipients again (C7.86): of one line of an order, or of all. For the shopper
 * who placed the order, and for holders of its mailed link. OHS4004 for any other order, and for one without a mailed
 * card.
 */
export const resendGiftCardEmail = operation({
  id: 'giftCards.resendEmail',
  method: 'POST',
  path: '/consumers-v3/consumer/resendGiftCardEmail',
  alsoAt: ['/consumer/resendGiftCardEmail'],
  summary: 'Send the mail of a gift card again',
  callers: 'anyone',
  body: Type.Object({
    orderNumber: Type.String({ maxLength: 64 }),
    itemId: Type.Optional(
      Type.String({ maxLength: 64, description: 'One line; by default all gift cards of the order.' }),
    ),
    token: Type.Optional(Type.String({ maxLength: 64, description: 'Of the link in the mails of the order.' })),
  }),
  response: Type.Object({ sent: Type.Integer({ description: 'Mails that are sent again.' }) }),
  refusals: ['OHS4004'],
  perMinute: 5,
  limitShared: true,
});
