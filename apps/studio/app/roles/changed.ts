import { refresh } from '../session/refresh.ts';

/** Reloads the lists that show roles, after a change of one. */
export async function rolesChanged(roleId: string): Promise<void> {
  await refresh(['roles'], ['list', 'roles'], ['timeline', 'role', roleId]);
}
