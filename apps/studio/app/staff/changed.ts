import type { StaffPerson } from '@eyelet/contracts/staff/staff.ts';
import { queries } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';

/** Shows a person as a call has answered, and reads again what else shows people. */
export async function showChanged(person: StaffPerson): Promise<void> {
  queries.setQueryData(['staff', person.staffId], person);
  await refresh(['list', 'staff'], ['timeline', 'staff', person.staffId], ['roles']);
}
