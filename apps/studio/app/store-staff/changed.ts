import type { Associate } from '@eyelet/contracts/store-staff/associate.ts';
import { queries } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';

/** Shows somebody as a call has answered, wherever they are shown. */
export async function associateChanged(associate: Associate): Promise<void> {
  const { employeeId } = associate;
  queries.setQueryData(['associate', employeeId], associate);
  await refresh(['list', 'store-staff'], ['timeline', 'associate', employeeId]);
}

/** Somebody else was faster: what is there now is shown, and the refusal stands. */
export async function showCurrentAssociate(error: unknown): Promise<never> {
  const current = currentOf<Associate>(error);
  if (current) await associateChanged(current);
  throw error;
}
