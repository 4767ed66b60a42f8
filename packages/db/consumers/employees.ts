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
    .where('deleted_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
}
