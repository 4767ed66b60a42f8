import { sharedMembers } from '@eyelet/blocks/shared/shape.ts';
import { strictObject } from '@eyelet/blocks/strict-object.ts';
import { type Static, Type } from 'typebox';

export const quoteSchema = strictObject({
  words: Type.String({ minLength: 1, maxLength: 400 }),
  speaker: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  bottomMargins: sharedMembers.bottomMargins,
});

export type Quote = Static<typeof quoteSchema>;
