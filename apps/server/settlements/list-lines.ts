import { listSettlementLines } from '@eyelet/contracts/settlements/list-lines.ts';
import { findSettlement, listLineRows } from '@eyelet/db/settlements/settlement.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { lineView } from './view.ts';

export const listSettlementLinesHandler = handle(listSettlementLines, async ({ shop }, { params, query }) => {
  const { after = 0, limit = 50, lines = 'differing' } = query;
  const { db } = shop.database;
  const id = params.settlementId.toLowerCase();
  if (!(await findSettlement(db, id))) return refuse('STF404');
  const rows = await listLineRows(db, id, { after, limit: limit + 1, differing: lines === 'differing' });
  const { page, last } = cutPage(rows, limit);
  return { rows: page.map(lineView), next: last ? last.no : null };
});
