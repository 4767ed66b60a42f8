import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/**
 * Why a card is blocked. The shop itself may set `fraud`, `order-cancelled` and `payment-disputed` (money that a bank
 * took back).
 */
export const blockCauses = ['fraud', 'lost', 'mistake', 'other', 'order-cancelled', 'payment-disputed'] as const;

/** The causes that staff can choose. */
export const staffBlockCauses = ['fraud', 'lost', 'mistake', 'other'] as const;

/** Why a card is issued that nobody has bought. */
export const issueReasons = ['goodwill', 'replacement', 'prize', 'other'] as const;

const money = Type.Number({ description: 'In the currency of the card.' });
const instant = Type.String({ format: 'date-time' });

/** A gift card as lists show it, with the last digits of its number only. */
export const listedGiftCardSchema = Type.Object({
  giftCardId: Type.String(),
  last4: Type.String(),
  form: oneOf(['digital', 'physical']),
  state: oneOf(['active', 'inactive', 'blocked', 'expired', 'empty']),
  currency: Type.String(),
  amount: Type.Number({ description: 'What it was issued with.' }),
  balance: money,
  issuedAt: instant,
  orderNumber: nullable(
    Type.String({ description: 'The order that has bought it; null for one that staff have issued.' }),
  ),
  recipientEmail: Type.String({ description: 'Empty where nothing is mailed, and once erased.' }),
});

export const deskGiftCardSchema = Type.Object({
  ...listedGiftCardSchema.properties,
  held: Type.Number({ description: 'Held for orders whose payment has not been taken yet.' }),
  locale: Type.String(),
  recipientName: Type.String(),
  sender: Type.String(),
  expiresAt: nullable(instant),
  sendAt: nullable(Type.String({ format: 'date-time', description: 'When it is to be mailed.' })),
  sentAt: nullable(instant),
  blocked: nullable(
    Type.Object({
      cause: oneOf(blockCauses),
      note: Type.String(),
      isFinal: Type.Boolean({ description: 'Void: what was on it is taken back, and it cannot be unblocked.' }),
    }),
  ),
  mayResend: Type.Boolean({ description: 'It was mailed before, can be used, and its recipient is known.' }),
  version: Type.Integer(),
});

export type ListedGiftCard = Static<typeof listedGiftCardSchema>;
export type DeskGiftCard = Static<typeof deskGiftCardSchema>;
export type BlockCause = (typeof blockCauses)[number];

export const giftCardParams = Type.Object({ giftCardId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$' }) });

export const giftCardVersion = {
  version: Type.Integer({ description: 'The version that was read; another one is refused.' }),
};

export const blockMembers = {
  cause: oneOf(staffBlockCauses),
  note: Type.String({ maxLength: 300, description: 'For colleagues; empty for none.' }),
};
