import { type Static, Type } from 'typebox';

/** A greeting that is sent with an item (C3.15): the recipient, their email, the message. */
export const giftOptionSchema = Type.Object({ to: Type.String(), email: Type.String(), message: Type.String() });

/** The same in requests: all three or none (C5.58), which the rule checks, naming the missing member. */
export const giftOptionInputSchema = Type.Object({
  to: Type.Optional(Type.String({ maxLength: 200 })),
  email: Type.Optional(Type.String({ maxLength: 200 })),
  message: Type.Optional(Type.String({ maxLength: 2000 })),
});

export type GiftOption = Static<typeof giftOptionSchema>;
