import { queries } from '../session/me.ts';

/** Reads anew what tells of roles. */
export async function rolesChanged(roleId: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['roles'] }),
    queries.invalidateQueries({ queryKey: ['list', 'roles'] }),
    queries.invalidateQueries({ queryKey: ['timeline', 'role', roleId] }),
  ]);
}
