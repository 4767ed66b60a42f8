import type { AnyHandler } from '../kernel/handle.ts';
import { changeStaffRolesHandler } from './change-roles.ts';
import { inviteStaffHandler } from './invite.ts';
import { listStaffHandler } from './list.ts';
import { readStaffHandler } from './read.ts';
import { removeStaffHandler } from './remove.ts';
import { resendStaffInvitationHandler } from './resend-invitation.ts';
import { resetStaffFactorsHandler } from './reset-factors.ts';
import { resumeStaffHandler } from './resume.ts';
import { suspendStaffHandler } from './suspend.ts';

export const staffHandlers: readonly AnyHandler[] = [
  listStaffHandler,
  readStaffHandler,
  inviteStaffHandler,
  resendStaffInvitationHandler,
  changeStaffRolesHandler,
  suspendStaffHandler,
  resumeStaffHandler,
  removeStaffHandler,
  resetStaffFactorsHandler,
];
