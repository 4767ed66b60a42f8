import { Type } from 'typebox';
import { sessionSchema } from '../auth/sessions.ts';
import { operation } from '../kernel/operation.ts';

/** Ends one session, or with the id `others` all but the calling one; answers the remaining ones. */
export const endStaffSession = operation({
  id: 'staffAccount.endSession',
  method: 'DELETE',
  path: '/staff/v1/me/sessions/{sessionId}',
  summary: 'End one’s own session of the studio, or `others`',
  callers: { staff: 'anyone' },
  params: Type.Object({ sessionId: Type.String({ maxLength: 64 }) }),
  response: Type.Object({ sessions: Type.Array(sessionSchema) }),
  refusals: ['STF404'],
  invalid: 'STF400',
});
