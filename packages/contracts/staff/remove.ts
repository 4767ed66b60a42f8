import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { staffIdSchema, staffVersionSchema } from './staff.ts';

/** Deletes a person with passkeys, password and sessions. What the person has done stays in the audit. */
export const removeStaff = operation({
  id: 'staff.remove',
  method: 'DELETE',
  path: '/staff/v1/staff/{staffId}',
  summary: 'Delete a person',
  callers: { staff: 'staff.manage', recentProof: true },
  params: Type.Object({ staffId: staffIdSchema }),
  query: Type.Object({ version: staffVersionSchema }),
  response: Type.Object({ staffId: Type.String() }),
  refusals: ['STF404', 'STF409', 'STF441', 'STF442', 'STF447'],
  invalid: 'STF400',
});
