import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** What a proof is asked for (B7.34 to B7.37). */
export type BotCheckAction = 'login' | 'register' | 'placeOrder';

/** A puzzle for the browser, in the form of the ALTCHA protocol; its solution goes into `recaptcha_response`. */
export const readBotChallenge = operation({
  id: 'botCheck.readChallenge',
  method: 'GET',
  path: '/api/v1/bot-check/challenge',
  summary: 'Get a puzzle that proves work',
  callers: 'anyone',
  response: Type.Record(Type.String(), Type.Unknown()),
  refusals: [],
  perMinute: 120,
});

/**
 * Passes the human check that a 403 without error details asks for (C8.03, C8.04): a solved puzzle gives a cookie that
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
