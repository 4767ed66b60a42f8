import type { Input } from '../validation/invalid.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { required } from '../validation/required.ts';

/** An approval as it is typed at the till. */
export type ApprovalForm = Readonly<{ storeEmployeeId: Input; password: Input }>;

/** Who approves and their password are both asked for. */
export function checkApprovalForm({ storeEmployeeId, password }: ApprovalForm): Problems<keyof ApprovalForm> {
  return problemsOf({ storeEmployeeId: required(storeEmployeeId), password: required(password) });
}
