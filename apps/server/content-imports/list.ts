import { listImports } from '@eyelet/contracts/content-imports/list.ts';
import * as repository from '@eyelet/db/content-imports/content-import.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { importView } from './view.ts';

/** The imports, the latest first; a page ends with the number of its last one. */
export const listImportsHandler = handle(listImports, async ({ shop }, { query: { after, limit = 50 } }) => {
  const { db } = shop.database;
  const before = after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : undefined;
  const rows = await repository.listImports(db, { before, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(importView),
    next: last ? String(last.import_no) : null,
    total: await repository.countImports(db),
  };
});
