import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { staffIdSchema, staffSchema } from './staff.ts';

/** Mails a new link to a person who has not accepted yet; the previous one ends. */
export const resendStaffInvitation = operation({
  id: 'staff.resendInvitation',
  method: 'POST',
  path: '/staff/v1/staff/{staffId}/invitation',
  summary: 'Mail the invitation again',
  callers: { staff: 'staff.manage', recentProof: true },
  params: Type.Object({ staffId: staffIdSchema }),
  response: staffSchema,
  refusals: ['STF404', 'STF442', 'STF448'],
  invalid: 'STF400',
  perMinute: 10,
});
