import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { isActivity } from './points.ts';

/** A member whose birthday it is. */
export type Celebrated = Readonly<{ id: string; email: string; first_name: string; locale: string }>;

/**
 * Members with one of the birthdays (month times 100 plus day) who have collected or used points since a time, and whom no posting of the
 * year has celebrated yet; some of them, by id.
 */
export async function membersToCelebrate(
  db: Reader,
  { birthdays, year, activeSince }: Readonly<{ birthdays: readonly number[]; year: number; activeSince: Date }>,
  { after, limit }: Readonly<{ after: string; limit: number }>,
): Promise<readonly Celebrated[]> {
  const { rows } = await sql<Celebrated>`
    select id, email, first_name, locale from consumer
    where member_id is not null and birth_date is not null and deleted_at is null and deletion_due_at is null
      and email is not null and id > ${after}
      and extract(month from birth_date) * 100 + extract(day from birth_date) = any(${birthdays}::numeric[])
      and exists (
        select from ledger_account as account
        join ledger_entry as entry on entry.account_id = account.id
        join ledger_posting as posting on posting.id = entry.posting_id
        where account.holder = consumer.id and account.kind = 'points' and account.part = 'available'
          and posting.at >= ${activeSince} and ${isActivity}
      )
      and not exists (
        select from ledger_posting where ledger_posting.key = 'points birthday ' || ${String(year)} || ' ' || consumer.id
      )
    order by id limit ${limit}`.execute(db);
  return rows;
}
