import { refresh } from '../session/refresh.ts';

/** Reads again what shows roles. */
export async function rolesChanged(roleId: string): Promise<void> {
  await refresh(['roles'], ['list', 'roles'], ['timeline', 'role', roleId]);
}
