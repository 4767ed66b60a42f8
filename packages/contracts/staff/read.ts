import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { staffIdSchema, staffSchema } from './staff.ts';

export const readStaff = operation({
  id: 'staff.read',
  method: 'GET',
  path: '/staff/v1/staff/{staffId}',
  summary: 'Read a person of the staff',
  callers: { staff: 'staff.read' },
  params: Type.Object({ staffId: staffIdSchema }),
  response: staffSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
