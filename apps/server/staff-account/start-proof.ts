import { startStaffProof } from '@eyelet/contracts/staff-account/start-proof.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { signOptions } from '../staff-access/passkeys.ts';

export const startStaffProofHandler = handle(startStaffProof, async (context) => ({
  options: await signOptions(context, { kind: 'staff-proof', staffId: staffOf(context).staffId }),
}));
