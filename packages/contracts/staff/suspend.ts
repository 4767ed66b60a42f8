import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { staffIdSchema, staffSchema, staffVersionSchema } from './staff.ts';

/** Suspends a person; their sessions end at once. Repeating the call changes nothing. */
export const suspendStaff = operation({
  id: 'staff.suspend',
  method: 'POST',
  path: '/staff/v1/staff/{staffId}/suspend',
  summary: 'Suspend a person',
  callers: { staff: 'staff.manage', recentProof: true },
  params: Type.Object({ staffId: staffIdSchema }),
  body: Type.Object({ version: staffVersionSchema }),
  response: staffSchema,
  refusals: ['STF404', 'STF409', 'STF441', 'STF442', 'STF447'],
  invalid: 'STF400',
});
