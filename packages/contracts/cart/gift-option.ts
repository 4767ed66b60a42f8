import { type Static, Type } from 'typebox';

/** A greeting that goes with an item (C3.15): to whom, his email, what it says. */
export const giftOptionSchema = Type.Object({ to: Type.String(), email: Type.String(), message: Type.String() });

/** The same as asked for: all three or none (C5.58), which the rule decides and names the member that is missing. */
export const giftOptionInputSchema = Type.Object({
  to: Type.Optional(Type.String({ maxLength: 200 })),
  email: Type.Optional(Type.String({ maxLength: 200 })),
  message: Type.Optional(Type.String({ maxLength: 2000 })),
});

export type GiftOption = Static<typeof giftOptionSchema>;
