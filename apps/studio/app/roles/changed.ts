import { refresh } from '../session/refresh.ts';

/** Reads anew what tells of roles. */
export async function rolesChanged(roleId: string): Promise<void> {
  await refresh(['roles'], ['list', 'roles'], ['timeline', 'role', roleId]);
}
