import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** The number and PIN of a gift card in requests; a missing number is GFC400. */
export const claimMembers = {
  number: Type.Optional(Type.String({ maxLength: 64, description: 'Sixteen digits, with or without blanks.' })),
  pin: Type.Optional(Type.String({ maxLength: 16 })),
};

/** Why a claim is refused. */
export const claimRefusals = ['GFC400', 'GFC700', 'GFC760', 'GFC799', 'GFC800', 'GFC812'] as const;

/** A gift card as its holder sees it (C3.52). */
export const giftCardSchema = Type.Object({
  number: Type.String({ description: 'Masked to its last four digits.' }),
  balance: Type.Number({ description: 'What can be spent, in major units.' }),
  currency: Type.String(),
  expiryDate: nullable(Type.String({ description: 'ISO 8601; null: it does not expire.' })),
  status: oneOf(
    ['active', 'inactive', 'blocked', 'expired', 'empty'],
    'A printed card is inactive until it has left the shop.',
  ),
});

export type GiftCard = Static<typeof giftCardSchema>;
