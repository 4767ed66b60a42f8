import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Passes the human check that a 403 without error details requires (C8.03, C8.04): a valid proof sets a cookie that
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
