import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { staffIdSchema, staffSchema, staffVersionSchema } from './staff.ts';

/**
 * Removes password, one-time codes and passkeys of a person who has lost them, ends all sessions, and mails a link to
 * set them up again.
 */
export const resetStaffFactors = operation({
  id: 'staff.resetFactors',
  method: 'POST',
  path: '/staff/v1/staff/{staffId}/factors/reset',
  summary: 'Reset the ways in which a person signs in',
  callers: { staff: 'staff.manage', recentProof: true },
  params: Type.Object({ staffId: staffIdSchema }),
  body: Type.Object({ version: staffVersionSchema }),
  response: staffSchema,
  refusals: ['STF404', 'STF409', 'STF441', 'STF442', 'STF447', 'STF448'],
  invalid: 'STF400',
  perMinute: 10,
});
