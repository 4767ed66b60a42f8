import { type Kysely, sql } from 'kysely';

/**
 * Members of the loyalty programme, codes that are theirs alone, rewards with a value on the ledger, and the members' points there instead of in a column: the consumer is the holder. The column
 * stays for versions that still read it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table loyalty_member (
    consumer_id text primary key references consumer on delete cascade,
    member_id text not null,
    points_owed integer not null default 0 check (points_owed >= 0)
  )`,
  `comment on column loyalty_member.member_id is 'personal'`,
  `comment on column loyalty_member.points_owed is 'Points to be taken back that were spent already; the next ones earned settle them'`,
  // Whichever version of the shop writes that somebody joins, the programme knows them.
  `create function consumer_joins_loyalty() returns trigger language plpgsql as $$
    begin
      insert into loyalty_member (consumer_id, member_id) values (new.id, new.member_id)
      on conflict (consumer_id) do update set member_id = excluded.member_id;
      return null;
    end $$`,
  `create trigger joins_loyalty after insert or update of member_id on consumer
    for each row when (new.member_id is not null) execute function consumer_joins_loyalty()`,
  `create table member_code (
    code text primary key references coupon on update cascade on delete cascade,
    welcomes boolean not null default false
  )`,
  `comment on column member_code.welcomes is 'Whether new members are told of it'`,
  `create table reward (
    id text primary key,
    kind text not null check (kind in ('code', 'card')),
    code_hash text not null unique,
    masked text not null,
    currency text not null,
    amount integer not null check (amount > 0),
    consumer_id text,
    expires_at timestamptz,
    issued_at timestamptz not null
  )`,
  `comment on column reward.consumer_id is 'The only one who may use it; null: whoever has the code'`,
  `insert into loyalty_member (consumer_id, member_id)
    select id, member_id from consumer where member_id is not null`,
  `insert into ledger_account (kind, part, holder, unit)
    select 'points', 'available', id, 'points' from consumer where points_balance > 0
    union all
    select 'issued', 'own', 'points', 'points' where exists (select from consumer where points_balance > 0)
    on conflict do nothing`,
  `insert into ledger_posting (key, kind, reference, at)
    select 'points of ' || id || ' before the ledger', 'issue', id, now() from consumer where points_balance > 0`,
  `insert into ledger_entry (posting_id, account_id, amount)
    select posting.id, account.id, case when account.part = 'own' then -consumer.points_balance else consumer.points_balance end
    from consumer
    join ledger_posting as posting on posting.key = 'points of ' || consumer.id || ' before the ledger'
    join ledger_account as account on account.unit = 'points' and
      ((account.kind = 'points' and account.part = 'available' and account.holder = consumer.id)
        or (account.kind = 'issued' and account.holder = 'points'))`,
];
