import { type Kysely, sql } from 'kysely';

/** Customer-service cases, and the notifications that consumers want. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const personal = {
  service_case: ['email', 'first_name', 'last_name', 'phone', 'order_number', 'warranty'],
  case_entry: ['text'],
  case_picture: ['content'],
  notification_preference: ['enabled'],
};

const statements: readonly string[] = [
  `create table service_case (
    reference text primary key,
    kind text not null check (kind in ('contact', 'warranty')),
    status text not null check (status in ('new', 'open', 'waiting', 'closed')),
    category text not null,
    subject text not null,
    consumer_id text,
    email text not null,
    email_key text not null,
    first_name text not null,
    last_name text not null,
    phone text not null,
    order_number text not null,
    warranty jsonb not null,
    locale text not null,
    organisation text not null,
    assignee text references staff (id) on delete set null,
    fingerprint bytea not null,
    version integer not null default 1,
    opened_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  'create index service_case_latest on service_case (opened_at desc, reference desc)',
  'create index service_case_of_consumer on service_case (consumer_id) where consumer_id is not null',
  'create index service_case_same on service_case (fingerprint, opened_at)',
  `create table case_entry (
    id text primary key,
    reference text not null references service_case (reference) on delete cascade,
    kind text not null check (kind in ('message', 'answer', 'note')),
    author text not null,
    text text not null,
    fingerprint bytea,
    written_at timestamptz not null
  )`,
  'create index case_entry_of_case on case_entry (reference, written_at, id)',
  `create table case_picture (
    id text primary key,
    reference text not null references service_case (reference) on delete cascade,
    position smallint not null,
    content bytea not null,
    width integer not null,
    height integer not null
  )`,
  'create index case_picture_of_case on case_picture (reference, position)',
  `create table notification_preference (
    consumer_id text not null,
    topic text not null,
    channel text not null check (channel in ('email', 'sms')),
    enabled boolean not null,
    changed_at timestamptz not null,
    primary key (consumer_id, topic, channel)
  )`,
  ...Object.entries(personal).flatMap(([table, columns]) =>
    columns.map((column) => `comment on column ${table}.${column} is 'personal'`),
  ),
  `comment on column service_case.email_key is 'personal'`,
];
