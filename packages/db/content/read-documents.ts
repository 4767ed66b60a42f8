import { sql } from 'kysely';
import type { Database } from '../database.ts';

export type VersionName = Readonly<{ id: string; version: number }>;

export type DocumentRow = VersionName & Readonly<{ document: unknown; bytes: number }>;

/** The documents of versions, in one statement; deleted ones are missing. */
export async function readDocuments(
  { db }: Pick<Database, 'db'>,
  wanted: readonly VersionName[],
): Promise<readonly DocumentRow[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<DocumentRow>`
    select one.item_id as id, one.number as version, one.document, length(one.document::text) as bytes
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id uuid, version integer)
    join content_version as one on one.item_id = wanted.id and one.number = wanted.version`.execute(db);
  return rows;
}
