import { Type } from 'typebox';

/** How many times a minute an address may try number and email, over all calls that take them and all processes. */
export const proofTriesPerMinute = 20;

/**
 * The proof that a caller may look after an order that is not of their session: the token of its mailed link, or its email, as for
 * tracking.
 */
export const proofMembers = {
  token: Type.Optional(Type.String({ maxLength: 64, description: 'Of the link in the mails of the order.' })),
  email: Type.Optional(Type.String({ maxLength: 100, description: 'Of the order.' })),
};
