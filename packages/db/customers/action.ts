import { type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { CustomerTables } from '../tables/customers.ts';

export type ActionRow = Selectable<CustomerTables['customer_action']>;

/** An action with the name of who did it; null once they are deleted. */
export type NamedAction = ActionRow & Readonly<{ doer: string | null }>;

/** What staff have done with an account, the latest first. */
export async function actionsOf(db: Reader, consumerNo: string, limit: number): Promise<readonly NamedAction[]> {
  const { rows } = await sql<NamedAction>`
    select customer_action.*, staff.name as doer from customer_action left join staff on staff.id = done_by
    where consumer_id = ${consumerNo} order by done_at desc, customer_action.id limit ${limit}`.execute(db);
  return rows;
}

/** The account of an action by its id. */
export async function accountOfAction(db: Reader, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('customer_action').select('consumer_id').where('id', '=', id).executeTakeFirst();
  return row?.consumer_id;
}

/** Stores an action; its id must not be taken. */
export async function insertAction(db: Reader, row: ActionRow): Promise<void> {
  const json = (document: ActionRow['before']) => (document === null ? null : JSON.stringify(document));
  await db
    .insertInto('customer_action')
    .values({ ...row, before: json(row.before), after: json(row.after) })
    .execute();
}
