import { type Kysely, sql } from 'kysely';

/** Pictures that shoppers send with what they return. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Without a relation to the returns, whose creation would wait for everybody who announces one.
const statements: readonly string[] = [
  `create table return_picture (
    id text primary key,
    return_id text not null,
    order_number text not null,
    line_no integer not null,
    position smallint not null,
    fingerprint bytea not null,
    content bytea not null,
    width integer not null,
    height integer not null,
    sent_at timestamptz not null,
    unique (return_id, line_no, position)
  )`,
  'create index return_picture_of_order on return_picture (order_number)',
  'create index return_picture_sent on return_picture (sent_at)',
  `comment on column return_picture.content is 'personal'`,
];
