import { listSettlements } from '@eyelet/contracts/settlements/list.ts';
import { countSettlements, listSettlementRows } from '@eyelet/db/settlements/settlement.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { settlementView } from './view.ts';

export const listSettlementsHandler = handle(listSettlements, async ({ shop }, { query }) => {
  const { after, limit = 50 } = query;
  const { db } = shop.database;
  const rows = await listSettlementRows(db, { after: instantCursor(after), limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(settlementView),
    next: last ? cursorText([last.read_at.toISOString(), last.id]) : null,
    total: await countSettlements(db),
  };
});
