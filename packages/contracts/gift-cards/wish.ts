import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** The options of a bought gift card, on the lines of carts and orders. */
export const giftCardWishSchema = Type.Object({
  amount: Type.Number({ description: 'Its value, in major units.' }),
  recipientName: Type.String(),
  recipientEmail: Type.String(),
  sender: Type.String(),
  message: Type.String({ description: 'Empty for none.' }),
  design: oneOf(['shore', 'kelp', 'dawn']),
  sendOn: nullable(
    Type.String({ description: 'The day on which it is mailed, YYYY-MM-DD; null: as soon as it is paid.' }),
  ),
  printed: Type.Boolean({
    description: 'It is printed and sent as goods are; it has no recipient’s email and no day.',
  }),
});

/** The options in requests; the rule checks them and names each problem. */
export const giftCardWishInputSchema = Type.Object({
  amount: Type.Optional(Type.Number()),
  recipientName: Type.Optional(Type.String({ maxLength: 200 })),
  recipientEmail: Type.Optional(Type.String({ maxLength: 200 })),
  sender: Type.Optional(Type.String({ maxLength: 200 })),
  message: Type.Optional(Type.String({ maxLength: 2000 })),
  design: Type.Optional(Type.String({ maxLength: 20 })),
  sendOn: Type.Optional(nullable(Type.String({ maxLength: 10 }))),
  printed: Type.Optional(Type.Boolean({ description: 'As carts answer it; the goods decide.' })),
});

export type GiftCardWish = Static<typeof giftCardWishSchema>;
export type GiftCardWishInput = Static<typeof giftCardWishInputSchema>;
