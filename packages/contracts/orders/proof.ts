import { Type } from 'typebox';

/**
 * The proof that a caller may look after an order that is not of their session: the token of its mailed link, or its email, as for
 * tracking.
 */
export const proofMembers = {
  token: Type.Optional(Type.String({ maxLength: 64, description: 'Of the link in the mails of the order.' })),
  email: Type.Optional(Type.String({ maxLength: 100, description: 'Of the order.' })),
};
