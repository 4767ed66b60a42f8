import type { ImportRow } from '@eyelet/contracts/content-imports/content-import.ts';
import { readImport } from '@eyelet/contracts/content-imports/read.ts';
import { findImport, readImportRows } from '@eyelet/db/content-imports/content-import.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { importView } from './view.ts';

/** An import with its report. */
export const readImportHandler = handle(readImport, async ({ shop }, { params: { importId } }) => {
  const { db } = shop.database;
  const row = await findImport(db, importId);
  return row ? { ...importView(row), rows: (await readImportRows(db, importId)) as ImportRow[] } : refuse('STF404');
});
