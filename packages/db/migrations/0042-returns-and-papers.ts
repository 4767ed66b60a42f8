import { type Kysely, sql } from 'kysely';

/** What is sent back, and the invoices and credit notes of orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table order_return (
    return_id text primary key,
    order_number text not null references orders (order_number),
    state text not null check (state in ('announced', 'received', 'closed')),
    version integer not null default 1,
    refund integer check (refund >= 0),
    created_at timestamptz not null,
    received_at timestamptz,
    closed_at timestamptz
  )`,
  'create index order_return_of_order on order_return (order_number, created_at)',
  'create index order_return_latest on order_return (created_at desc, return_id desc)',
  `create table order_return_line (
    return_id text not null references order_return (return_id),
    order_number text not null,
    line_no integer not null,
    qty integer not null check (qty > 0),
    reason text not null,
    accepted integer check (accepted between 0 and qty),
    restocked integer check (restocked between 0 and accepted),
    note text not null default '',
    primary key (return_id, line_no),
    foreign key (order_number, line_no) references order_line (order_number, line_no)
  )`,
  `create table paper_series (
    series text primary key,
    last_no integer not null
  )`,
  `create table order_paper (
    paper_number text primary key,
    kind text not null check (kind in ('invoice', 'credit note')),
    series text not null,
    serial_no integer not null,
    order_number text not null references orders (order_number),
    cause text not null,
    document jsonb not null,
    issued_at timestamptz not null,
    unique (series, serial_no),
    unique (order_number, cause)
  )`,
  // Papers are kept as they were issued, names and all, as the law asks of every seller: no row is ever changed.
  `create function refuse_changed_paper() returns trigger language plpgsql as $$
   begin
     raise exception 'an issued paper never changes';
   end $$`,
  `create trigger order_paper_kept before update or delete on order_paper
     for each row execute function refuse_changed_paper()`,
];
