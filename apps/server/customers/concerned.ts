import type { RequestRow } from '@eyelet/db/customers/request.ts';

/** Whether somebody of the staff has asked for a request about an account, or decided it: nobody else gets its file. */
export function isConcerned(
  { asked_by, decided_by }: Pick<RequestRow, 'asked_by' | 'decided_by'>,
  staffId: string,
): boolean {
  return asked_by === staffId || decided_by === staffId;
}
