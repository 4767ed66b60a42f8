import { type Static, Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** What a proof is asked for (B7.34 to B7.37). */
export type BotCheckAction = 'login' | 'register' | 'placeOrder';

/** A puzzle of the ALTCHA protocol: the number is sought whose hash together with the salt is the challenge. */
export const puzzleSchema = Type.Object({
  algorithm: Type.String(),
  challenge: Type.String({ description: 'SHA-256 in hexadecimal digits.' }),
  salt: Type.String(),
  signature: Type.String(),
  maxnumber: Type.Number({ description: 'The largest number that has to be tried.' }),
});

export type Puzzle = Static<typeof puzzleSchema>;

/** How a browser comes to a proof: by a puzzle, by a script of reCAPTCHA Enterprise, or, where nothing is asked, at once. */
export const botChallengeSchema = Type.Object({
  kind: Type.Union([Type.Literal('altcha'), Type.Literal('recaptcha'), Type.Literal('stand-in')]),
  puzzle: Type.Optional(puzzleSchema),
  siteKey: Type.Optional(Type.String()),
  script: Type.Optional(Type.String()),
});

export type BotChallenge = Static<typeof botChallengeSchema>;

/** What a browser needs for one proof, which then goes into `recaptcha_response`. */
export const readBotChallenge = operation({
  id: 'botCheck.readChallenge',
  method: 'GET',
  path: '/api/v1/bot-check/challenge',
  summary: 'Get a puzzle that proves work',
  callers: 'anyone',
  response: botChallengeSchema,
  refusals: [],
  perMinute: 120,
});

/**
 * Passes the human check that a 403 without error details asks for (C8.03, C8.04): a good proof gives a cookie that
 * lifts the check for half an hour.
 */
export const passBotCheck = operation({
  id: 'botCheck.pass',
  method: 'POST',
  path: '/api/v1/bot-check/pass',
  summary: 'Pass the human check',
  callers: 'anyone',
  body: Type.Object({ recaptcha_response: Type.String({ maxLength: 4096 }) }),
  response: Type.Object({ passed: Type.Boolean() }),
  refusals: ['AUT403'],
  perMinute: 30,
});
