import type { Reader } from '@eyelet/db/database.ts';
import { activeStaff } from '@eyelet/db/staff/person.ts';
import { listRoleRows } from '@eyelet/db/staff/role.ts';
import { permissionsOf } from '@eyelet/domain/staff/roles.ts';

/** The staff to whom a case can be assigned. */
export async function peopleForCases(db: Reader) {
  const [people, roles] = [await activeStaff(db), await listRoleRows(db)];
  return people
    .filter((one) => permissionsOf(one.roles, roles).has('cases.write'))
    .map(({ id, name }) => ({ staffId: id, name }));
}
