import { operation } from '../kernel/operation.ts';
import { staffMeSchema } from './me.ts';

/** The signed-in person, with permissions and preferences. */
export const readStaffAccount = operation({
  id: 'staffAccount.read',
  method: 'GET',
  path: '/staff/v1/me',
  summary: 'Read who is signed in to the studio',
  callers: { staff: 'anyone' },
  response: staffMeSchema,
  refusals: [],
});
