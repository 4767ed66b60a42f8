import { type Kysely, sql } from 'kysely';

/** Downloads of the files of digital products, counted by line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table order_download (
    order_number text not null,
    line_no integer not null,
    times integer not null,
    last_at timestamptz not null,
    primary key (order_number, line_no),
    foreign key (order_number, line_no) references order_line
  )`,
];
