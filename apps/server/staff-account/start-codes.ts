import { startStaffCodes } from '@eyelet/contracts/staff-account/start-codes.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { newCodesSetup } from '../staff-access/one-time-codes.ts';

export const startStaffCodesHandler = handle(startStaffCodes, (context) => {
  const { staffId, email } = staffOf(context);
  return newCodesSetup(context, { id: staffId, email });
});
