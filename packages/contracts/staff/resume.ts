import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { staffIdSchema, staffSchema, staffVersionSchema } from './staff.ts';

/** Lets a suspended person sign in again; a person who never accepted is invited again. */
export const resumeStaff = operation({
  id: 'staff.resume',
  method: 'POST',
  path: '/staff/v1/staff/{staffId}/resume',
  summary: 'Resume a suspended person',
  callers: { staff: 'staff.manage', recentProof: true },
  params: Type.Object({ staffId: staffIdSchema }),
  body: Type.Object({ version: staffVersionSchema }),
  response: staffSchema,
  refusals: ['STF404', 'STF409', 'STF442', 'STF447'],
  invalid: 'STF400',
});
