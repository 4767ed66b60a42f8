import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { sessions } from './sessions.ts';

/** Signs out one session, or with the id `others` all but the caller's; answers the remaining ones. */
export const endSession = operation({
  id: 'auth.endSession',
  method: 'DELETE',
  path: '/consumers-v3/consumer/sessions/{sessionId}',
  summary: 'Sign out a session, or `others`',
  callers: 'registered',
  params: Type.Object({ sessionId: Type.String({ maxLength: 64 }) }),
  response: sessions,
  refusals: ['API404'],
});
