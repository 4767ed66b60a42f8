import { type Kysely, sql } from 'kysely';

/** What members share to recommend the programme, what they were told and given once, and what staff do with their points. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `alter table loyalty_member
    add column share_code text unique,
    add column warned_of timestamptz,
    add column referral_settled_at timestamptz`,
  `comment on column loyalty_member.share_code is 'personal'`,
  `comment on column loyalty_member.warned_of is 'The last activity for which the member was warned that the points expire'`,
  `create table points_adjustment (
    id text primary key,
    consumer_id text not null references consumer on delete cascade,
    points integer not null check (points <> 0),
    reason text not null,
    note text not null default '',
    state text not null check (state in ('waiting', 'done', 'refused')),
    asked_by text not null,
    asked_at timestamptz not null,
    decided_by text,
    decided_at timestamptz
  )`,
  `comment on column points_adjustment.note is 'personal'`,
  `comment on column points_adjustment.asked_by is 'Staff id; once they are deleted, nobody has it'`,
  'create index points_adjustment_consumer on points_adjustment (consumer_id, asked_at desc)',
  `create index points_adjustment_waiting on points_adjustment (asked_at) where state = 'waiting'`,
  'create index consumer_joined on consumer (loyalty_opt_in_at desc, id) where member_id is not null',
  `create index consumer_birthday on consumer ((extract(month from birth_date) * 100 + extract(day from birth_date)))
    where member_id is not null and birth_date is not null`,
  'create index consumer_email_begins on consumer (email_key text_pattern_ops)',
  'create index consumer_referred on consumer (referral_code) where referral_code is not null',
];
