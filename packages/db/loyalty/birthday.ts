import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { isActivity } from './points.ts';

/** A member whose birthday it is, and the year of the day on which it is celebrated. */
export type Celebrated = Readonly<{ id: string; email: string; first_name: string; locale: string; year: number }>;

/** A birthday (month times 100 plus day) that is celebrated in a market, and the year of the day on which it is. */
export type CelebratedIn = Readonly<{ header: string; year: number; birthday: number }>;

/**
 * Members with one of the birthdays of their market who have collected or used points since a time, and whom no posting of the
 * year has celebrated yet; some of them, by id.
 */
export async function membersToCelebrate(
  db: Reader,
  { celebrated, activeSince }: Readonly<{ celebrated: readonly CelebratedIn[]; activeSince: Date }>,
  { after, limit }: Readonly<{ after: string; limit: number }>,
): Promise<readonly Celebrated[]> {
  const { rows } = await sql<Celebrated>`
    select id, email, first_name, locale, due.year from consumer
    join unnest(${celebrated.map(({ header }) => header)}::text[], ${celebrated.map(({ year }) => year)}::int[],
        ${celebrated.map(({ birthday }) => birthday)}::int[]) as due (header, year, birthday)
      on due.header = locale
        and due.birthday = extract(month from birth_date) * 100 + extract(day from birth_date)
    where member_id is not null and birth_date is not null and deleted_at is null and deletion_due_at is null
      and email is not null and id > ${after}
      and exists (
        select from ledger_account as account
        join ledger_entry as entry on entry.account_id = account.id
        join ledger_posting as posting on posting.id = entry.posting_id
        where account.holder = consumer.id and account.kind = 'points' and account.part = 'available'
          and posting.at >= ${activeSince} and ${isActivity}
      )
      and not exists (
        select from ledger_posting where ledger_posting.key = 'points birthday ' || due.year || ' ' || consumer.id
      )
    order by id limit ${limit}`.execute(db);
  return rows;
}
