import { listCases } from '@eyelet/contracts/cases/list.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { type CaseOrder, countCases, listCaseRows, orderedAt } from '@eyelet/db/cases/list.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { listedView } from './view.ts';

/** Cases, filtered, sorted and by page. */
export const listCasesHandler = handle(listCases, async (context, { query }) => {
  const { db } = context.shop.database;
  const { staffId } = staffOf(context);
  const { after, limit = 50, status, kind, category, assignee, due, search } = query;
  const person = assignee === 'me' ? staffId : null;
  const filter = {
    ...{ status, kind, category, search: search?.trim() || undefined },
    assignee: assignee === undefined ? undefined : person,
    overdueAt: due === undefined ? undefined : context.now,
  };
  const order = orderOf(query);
  const wanted = { order, after: instantCursor(after, /^[\w-]{1,40}$/), limit: limit + 1 };
  const rows = await listCaseRows(db, filter, wanted);
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map((row) => listedView(context, row)),
    next: last ? cursorText([orderedAt(order, last).toISOString(), last.reference]) : null,
    total: await countCases(db, filter),
  };
});

function orderOf({ sort, direction }: InputOf<typeof listCases>['query']): CaseOrder {
  if (sort === 'due') return direction === 'desc' ? 'due-last' : 'due';
  return direction === 'asc' ? 'oldest' : 'latest';
}
