import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export type Shape = Readonly<{
  table: string;
  /** Column to PostgreSQL type. */
  columns: Readonly<Record<string, string>>;
  key: readonly string[];
  /** A column that rises with each change of a row. */
  version?: string;
}>;

/**
 * Writes any number of rows in one statement: the rows are one JSON parameter, so that the statement's text does not
 * depend on their number. Existing rows that differ are replaced.
 */
export async function upsertRows(
  db: Transaction<Tables> | Kysely<Tables>,
  shape: Shape,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(shape.columns);
  const rest = names.filter((name) => !shape.key.includes(name));
  const tuple = (prefix: string) => `(${rest.map((name) => `${prefix}.${name}`).join(', ')})`;
  const risen = shape.version ? `, ${shape.version} = ${shape.table}.${shape.version} + 1` : '';
  const onConflict =
    rest.length === 0
      ? 'do nothing'
      : `do update set ${rest.map((name) => `${name} = excluded.${name}`).join(', ')}${risen}
         where ${tuple(shape.table)} is distinct from ${tuple('excluded')}`;
  await sql`${sql.raw(`insert into ${shape.table} (${names.join(', ')}) select ${names.join(', ')}`)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as ${sql.raw(
      `row_in (${Object.entries(shape.columns)
        .map(([name, type]) => `${name} ${type}`)
        .join(', ')})`,
    )}
    ${sql.raw(`on conflict (${shape.key.join(', ')}) ${onConflict}`)}`.execute(db);
}
