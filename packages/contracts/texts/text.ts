import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** The languages that shoppers read, and what English is written differently in. English alone is American. */
export const wordings = ['en', 'en-GB', 'en-CA', 'fr', 'de', 'it'] as const;

export const wordingSchema = oneOf(
  wordings,
  'A language, or a variant of English with what is written differently in it.',
);

export const textKeySchema = Type.String({ maxLength: 120, description: 'Key of the message.' });

/** A text that shoppers read: as it is written, and as it is in the shop. */
export const textSchema = Type.Object({
  wording: wordingSchema,
  key: textKeySchema,
  text: Type.String({ description: 'ICU, as shoppers read it now.' }),
  standard: Type.String({ description: 'What it says while nobody has changed it.' }),
  changed: Type.Boolean({ description: 'Whether somebody of the shop has written it.' }),
  fits: Type.Boolean({
    description: 'False if the standard takes other arguments since it was changed; shoppers then read the standard.',
  }),
  written: nullable(Type.String({ description: 'What somebody has written; null if nobody has.' })),
  version: Type.Integer({ description: '0 while nobody has changed it; sent back with a change.' }),
  changedAt: nullable(Type.String({ description: 'ISO 8601.' })),
  changedBy: nullable(Type.String({ description: 'Name of the person.' })),
});

export type ShopText = Static<typeof textSchema>;

export const textParams = Type.Object({ wording: wordingSchema, key: textKeySchema });

export const textVersionSchema = Type.Integer({ minimum: 0, description: 'The version that was read.' });
