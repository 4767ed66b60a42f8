import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** A column with personal data. */
export type PersonalColumn = Readonly<{ table: string; column: string; nullable: boolean; type: string }>;

/** Every column that a migration has marked as personal, by table and in the order of the schema. */
export async function personalColumns(db: Reader): Promise<readonly PersonalColumn[]> {
  const { rows } = await sql<PersonalColumn>`
    select columns.table_name as table, columns.column_name as column, columns.is_nullable = 'YES' as nullable,
           columns.data_type as type
    from information_schema.columns
    join pg_class on pg_class.relname = columns.table_name
    join pg_namespace on pg_namespace.oid = pg_class.relnamespace and pg_namespace.nspname = columns.table_schema
    where columns.table_schema = 'public'
      and col_description(pg_class.oid, columns.ordinal_position::int) = 'personal'
    order by columns.table_name, columns.ordinal_position`.execute(db);
  return rows;
}

/**
 * Rows of a table that belong to a consumer. Names come from the schema and the list of reaches, never from outside.
 */
export async function readRows(
  db: Reader,
  table: string,
  columns: readonly string[],
  reach: string,
  consumerId: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, unknown>>`
    select ${names} from ${sql.table(table)} where ${conditionOf(reach, consumerId)}`.execute(db);
  return rows;
}

/** Deletes the rows of a table that belong to a consumer. */
export async function deleteRows(db: Reader, table: string, reach: string, consumerId: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${conditionOf(reach, consumerId)}`.execute(db);
}

/** Empties the personal columns of rows that stay. */
export async function blankRows(
  db: Reader,
  table: string,
  columns: readonly PersonalColumn[],
  reach: string,
  consumerId: string,
): Promise<void> {
  const emptied = sql.join(columns.map((one) => sql`${sql.ref(one.column)} = ${sql.raw(emptyOf(one))}`));
  await sql`update ${sql.table(table)} set ${emptied} where ${conditionOf(reach, consumerId)}`.execute(db);
}

function conditionOf(reach: string, consumerId: string) {
  const parts = reach.split('$1');
  return sql.join(
    parts.flatMap((part, index) => (index === 0 ? [sql.raw(part)] : [sql`${consumerId}`, sql.raw(part)])),
    sql``,
  );
}

/** The value of an emptied column. */
function emptyOf({ nullable, type }: PersonalColumn): string {
  if (nullable) return 'null';
  if (type === 'ARRAY' || type === 'jsonb') return `'{}'`;
  return type === 'integer' ? '0' : `''`;
}
