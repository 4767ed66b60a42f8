import { type Static, Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { giftCardSchema } from './gift-card.ts';
import { giftCardWishSchema } from './wish.ts';

const { recipientName, sender, message, design } = giftCardWishSchema.properties;

/** A gift card as its mail has it: with number and PIN. */
const linkedGiftCardSchema = Type.Object({
  ...giftCardSchema.properties,
  number: Type.String({ description: 'All sixteen digits.' }),
  pin: Type.String(),
  amount: Type.Number({ description: 'What it was issued with, in major units.' }),
  recipientName,
  sender,
  message,
  design,
});

export type LinkedGiftCard = Static<typeof linkedGiftCardSchema>;

/** A gift card by the link in its mail, to be shown and printed. GFC800 for a link that is no card's, or a blocked card's. */
export const readLinkedGiftCard = operation({
  id: 'giftCards.readLinked',
  method: 'GET',
  path: '/cart/v1/giftcard/{giftCardId}/linked',
  summary: 'Read the gift card of a link',
  callers: 'anyone',
  inLook: 'never',
  params: Type.Object({ giftCardId: Type.String({ maxLength: 64 }) }),
  query: Type.Object({ token: Type.String({ maxLength: 64 }) }),
  response: linkedGiftCardSchema,
  refusals: ['GFC800'],
});
