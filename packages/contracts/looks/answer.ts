import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { lookAnswers, ownLooksSchema } from './look.ts';

/**
 * Allows or declines a wish of the staff to see the shop as the caller does, or ends it at any moment. A wish of another account, and
 * one that is over, is API404.
 */
export const answerLook = operation({
  id: 'looks.answer',
  method: 'POST',
  path: '/consumers-v3/consumer/looks/{lookId}/answer',
  summary: 'Allow, decline or end a look of the staff',
  callers: ['registered', 'employee'],
  params: Type.Object({ lookId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({ answer: oneOf(lookAnswers) }),
  response: ownLooksSchema,
  refusals: ['API404'],
  invalid: 'API404',
});
