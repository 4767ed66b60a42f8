import { listCases } from '@eyelet/contracts/cases/list.ts';
import { countCases, listCaseRows } from '@eyelet/db/cases/list.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { listedView } from './view.ts';

/** Cases, filtered and by page. */
export const listCasesHandler = handle(listCases, async (context, { query }) => {
  const { db } = context.shop.database;
  const { staffId, language } = staffOf(context);
  const { after, limit = 50, status, kind, category, assignee, search } = query;
  const person = assignee === 'me' ? staffId : null;
  const filter = {
    ...{ status, kind, category, search: search?.trim() || undefined },
    assignee: assignee === undefined ? undefined : person,
  };
  const rows = await listCaseRows(db, filter, { after: instantCursor(after, /^[\w-]{1,40}$/), limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map((row) => listedView(row, language)),
    next: last ? cursorText([last.opened_at.toISOString(), last.reference]) : null,
    total: await countCases(db, filter),
  };
});
