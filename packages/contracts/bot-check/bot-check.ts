import { type Static, Type } from 'typebox';

/** The action for which a proof is required (B7.34 to B7.37). */
export type BotCheckAction = 'login' | 'register' | 'placeOrder' | 'contact';

/** A puzzle of the ALTCHA protocol: the solution is the number whose hash with the salt is the challenge. */
export const puzzleSchema = Type.Object({
  algorithm: Type.String(),
  challenge: Type.String({ description: 'SHA-256 in hexadecimal digits.' }),
  salt: Type.String(),
  signature: Type.String(),
  maxnumber: Type.Number({ description: 'The largest number to try.' }),
});

export type Puzzle = Static<typeof puzzleSchema>;

/**
 * How a browser gets a proof: by a puzzle, by a script of reCAPTCHA Enterprise, or, where none is required, at once.
 */
export const botChallengeSchema = Type.Object({
  kind: Type.Union([Type.Literal('altcha'), Type.Literal('recaptcha'), Type.Literal('stand-in')]),
  puzzle: Type.Optional(puzzleSchema),
  siteKey: Type.Optional(Type.String()),
  script: Type.Optional(Type.String()),
});

export type BotChallenge = Static<typeof botChallengeSchema>;
