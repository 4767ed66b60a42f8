import { Type } from 'typebox';
import { sessionSchema } from '../auth/sessions.ts';
import { operation } from '../kernel/operation.ts';

export const listStaffSessions = operation({
  id: 'staffAccount.listSessions',
  method: 'GET',
  path: '/staff/v1/me/sessions',
  summary: 'List one’s own sessions of the studio',
  callers: { staff: 'anyone' },
  response: Type.Object({ sessions: Type.Array(sessionSchema) }),
  refusals: [],
});
