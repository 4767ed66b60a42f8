import { type Kysely, sql } from 'kysely';

/**
 * The double-entry ledger of everything owed to shoppers. Postings and entries are only ever added; a balance is the
 * sum of an account's entries, and a snapshot is that sum up to an entry, so that not all entries have to be summed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table ledger_account (
    id bigint generated always as identity primary key,
    kind text not null,
    part text not null check (part in ('available', 'held', 'own')),
    holder text not null,
    unit text not null check (unit in ('USD', 'CAD', 'GBP', 'EUR', 'points')),
    unique (kind, part, holder, unit)
  )`,
  'create index ledger_account_holder on ledger_account (holder)',
  `create table ledger_posting (
    id bigint generated always as identity primary key,
    key text not null unique,
    kind text not null check (kind in
      ('issue', 'hold', 'release', 'capture', 'refund', 'expire', 'adjust', 'transfer')),
    reference text not null,
    at timestamptz not null
  )`,
  'create index ledger_posting_reference on ledger_posting (reference)',
  `create table ledger_entry (
    id bigint generated always as identity primary key,
    posting_id bigint not null references ledger_posting,
    account_id bigint not null references ledger_account,
    amount bigint not null check (amount <> 0),
    unique (posting_id, account_id)
  )`,
  // A balance reads the entries of an account after its snapshot from the index alone.
  'create index ledger_entry_account on ledger_entry (account_id, id) include (amount)',
  `create table ledger_snapshot (
    account_id bigint primary key references ledger_account,
    last_entry_id bigint not null,
    balance bigint not null
  )`,
  `create function ledger_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append-only: % of % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
    end $$`,
  ...['ledger_posting', 'ledger_entry'].map(
    (table) => `create trigger append_only before update or delete or truncate on ${table}
      for each statement execute function ledger_is_append_only()`,
  ),
  // Checked at the end of the transaction, when all entries of a posting are written.
  `create function ledger_posting_balances() returns trigger language plpgsql as $$
    begin
      if exists (
        select from ledger_entry join ledger_account on ledger_account.id = account_id
        where posting_id = new.posting_id group by unit having sum(amount) <> 0
      ) then
        raise exception 'posting % does not sum to zero', new.posting_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger balanced after insert on ledger_entry deferrable initially deferred
    for each row execute function ledger_posting_balances()`,
];
