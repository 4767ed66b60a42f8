import { operation } from '../kernel/operation.ts';
import { botChallengeSchema } from './bot-check.ts';

/** What a browser needs for one proof, which is then sent as `recaptcha_response`. */
export const readBotChallenge = operation({
  id: 'botCheck.readChallenge',
  method: 'GET',
  path: '/api/v1/bot-check/challenge',
  summary: 'Get a puzzle for a proof of work',
  callers: 'anyone',
  response: botChallengeSchema,
  refusals: [],
  perMinute: 120,
});
