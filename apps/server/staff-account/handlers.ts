import type { AnyHandler } from '../kernel/handle.ts';
import { addStaffPasskeyHandler } from './add-passkey.ts';
import { changeStaffPasswordHandler } from './change-password.ts';
import { endStaffSessionHandler } from './end-session.ts';
import { listStaffSessionsHandler } from './list-sessions.ts';
import { proveStaffHandler } from './prove.ts';
import { readStaffAccountHandler } from './read.ts';
import { readStaffFactorsHandler } from './read-factors.ts';
import { removeStaffPasskeyHandler } from './remove-passkey.ts';
import { removeStaffPasswordHandler } from './remove-password.ts';
import { renewRecoveryCodesHandler } from './renew-recovery-codes.ts';
import { setUpStaffCodesHandler } from './set-up-codes.ts';
import { startStaffCodesHandler } from './start-codes.ts';
import { startStaffPasskeyHandler } from './start-passkey.ts';
import { startStaffProofHandler } from './start-proof.ts';
import { updateStaffAccountHandler } from './update.ts';

export const staffAccountHandlers: readonly AnyHandler[] = [
  readStaffAccountHandler,
  updateStaffAccountHandler,
  startStaffProofHandler,
  proveStaffHandler,
  readStaffFactorsHandler,
  startStaffCodesHandler,
  setUpStaffCodesHandler,
  changeStaffPasswordHandler,
  removeStaffPasswordHandler,
  renewRecoveryCodesHandler,
  startStaffPasskeyHandler,
  addStaffPasskeyHandler,
  removeStaffPasskeyHandler,
  listStaffSessionsHandler,
  endStaffSessionHandler,
];
