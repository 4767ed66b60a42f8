import type { Reader } from '../database.ts';
import type { Consumer } from './consumer.ts';

/** The employees who sell for a store, by first name. */
export async function employeesOf(
  db: Reader,
  storeId: string,
): Promise<readonly Pick<Consumer, 'id' | 'first_name' | 'last_name'>[]> {
  return db
    .selectFrom('consumer')
    .select(['id', 'first_name', 'last_name'])
    .where('works_at', '=', storeId)
    .where('kind', '=', 'EMPLOYEE')
    .where('till_blocked', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
}

/** Accounts by id, for the names of those who have done something; erased ones are missing. */
export async function employeesWith(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Consumer, 'id' | 'first_name' | 'last_name'>>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('consumer')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(found.map((one) => [one.id, one]));
}
