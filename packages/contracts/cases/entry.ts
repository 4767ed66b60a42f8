import { Type } from 'typebox';
import { referenceSchema } from './case.ts';

/** The caller makes the id of what it writes, so that a repeated call writes it once. */
export const entryParams = Type.Object({
  reference: referenceSchema,
  entryId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by the caller.' }),
});

export const entryBody = Type.Object({ text: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }) });
