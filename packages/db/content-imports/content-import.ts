import type { Selectable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { ContentImportTables, ImportAsker } from '../tables/content-imports.ts';
import type { Tables } from '../tables/tables.ts';

export type ContentImportRow = Selectable<ContentImportTables['content_import']>;

/** An import without the rows of its report. */
export type ContentImportSummary = Omit<ContentImportRow, 'rows'>;

const summary = [
  ...(['id', 'import_no', 'file_name', 'file_hash', 'file_kept', 'bytes', 'has_media', 'state', 'problem'] as const),
  ...(['step', 'step_done', 'step_of', 'counts', 'asked_for', 'asked_at', 'ended_at'] as const),
  ...(['tries', 'runner', 'seen_at'] as const),
];

type Asked = Readonly<
  Pick<ContentImportRow, 'id' | 'file_name' | 'file_hash' | 'bytes' | 'has_media' | 'asked_at' | 'asked_for'> & {
    state: 'checking' | 'importing';
  }
>;

/** Queues an import; false if the id has one already. */
export async function askForImport(tx: Transaction<Tables>, { asked_for, ...asked }: Asked): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content_import')
    .values({ ...asked, asked_for: JSON.stringify(asked_for) })
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findImport(db: Reader, id: string): Promise<ContentImportSummary | undefined> {
  return db.selectFrom('content_import').select(summary).where('id', '=', id).executeTakeFirst();
}

/** The rows of the report of an import. */
export async function readImportRows(db: Reader, id: string): Promise<unknown> {
  const row = await db.selectFrom('content_import').select('rows').where('id', '=', id).executeTakeFirst();
  return row?.rows ?? [];
}

/** Imports, the latest first. */
export async function listImports(
  db: Reader,
  { before, limit }: Readonly<{ before?: number | undefined; limit: number }>,
): Promise<readonly ContentImportSummary[]> {
  let query = db.selectFrom('content_import').select(summary);
  if (before !== undefined) query = query.where('import_no', '<', before);
  return query.orderBy('import_no', 'desc').limit(limit).execute();
}

export async function countImports(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('content_import')
    .select((on) => on.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Queues an import that was tried out or has failed; false if it is in another state or its file is gone. */
export async function askToApply(tx: Transaction<Tables>, id: string, asker: ImportAsker): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('content_import')
    .set({
      ...{ state: 'importing', asked_for: JSON.stringify(asker), tries: 0, runner: null, seen_at: null },
      ...{ step: null, step_done: 0, step_of: 0, ended_at: null },
    })
    .where('id', '=', id)
    .where('state', 'in', ['checked', 'failed'])
    .where('file_kept', '=', true)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
