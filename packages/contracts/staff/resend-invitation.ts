import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { staffIdSchema, staffSchema } from './staff.ts';

/** Mails a new link to somebody who has not accepted yet; the one before does not work any more. */
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
