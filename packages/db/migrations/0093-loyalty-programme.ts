import { type Kysely, sql } from 'kysely';

/** What a loyalty programme outside the shop knows of each member's points. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `alter table loyalty_member
    add column programme_account text,
    add column programme_told_to bigint not null default 0,
    add column programme_telling_to bigint,
    add column programme_claimed_until timestamptz`,
  `comment on column loyalty_member.programme_account is 'personal'`,
  `comment on column loyalty_member.programme_told_to is 'The last entry of the ledger that the programme knows'`,
  `comment on column loyalty_member.programme_telling_to is 'The last one of those that it is being told'`,
];
