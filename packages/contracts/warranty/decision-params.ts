import { Type } from 'typebox';
import { referenceSchema } from '../cases/case.ts';

/** The caller makes the id of a decision, so that a repeated call decides once. */
export const decisionParams = Type.Object({
  reference: referenceSchema,
  decisionId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by the caller.' }),
});
