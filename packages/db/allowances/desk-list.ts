import { type RawBuilder, sql } from 'kysely';
import { type Consumer, emailKeyOf } from '../consumers/consumer.ts';
import type { Reader } from '../database.ts';
import { beginningWith } from '../like.ts';

export type AllowanceFilter = Readonly<{
  identity?: string | undefined;
  /** Beginning of an email; without it, only those who have an identity. */
  search?: string | undefined;
}>;

function conditionOf({ identity, search }: AllowanceFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`confirmed and deleted_at is null and email_key is not null`,
      search === undefined ? sql`identities <> '{}'` : sql`email_key like ${beginningWith(emailKeyOf(search))}`,
      ...(identity === undefined ? [] : [sql`${identity} = any(identities)`]),
    ],
    sql` and `,
  );
}

/** Accounts by email, after one if it is given. */
export async function listAllowanceRows(
  db: Reader,
  filter: AllowanceFilter,
  { after, limit }: Readonly<{ after?: readonly [email: string, id: string] | undefined; limit: number }>,
): Promise<readonly Consumer[]> {
  const further = after ? sql`(email_key, id) > (${after[0]}, ${after[1]})` : sql`true`;
  const { rows } = await sql<Consumer>`
    select * from consumer where ${conditionOf(filter)} and ${further} order by email_key, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function countAllowances(db: Reader, filter: AllowanceFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from consumer where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}
