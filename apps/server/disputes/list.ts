import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { countDisputes, type DisputeCursor, listDisputeRows } from '@eyelet/db/disputes/dispute.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { disputeView } from './view.ts';

export const listDisputesHandler = handle(listDisputes, async ({ shop, now }, { query }) => {
  const { after, limit = 50, answer, ...rest } = query;
  const filter = { ...rest, ...(answer === 'due' ? { dueAt: now } : {}) };
  const { db } = shop.database;
  const [found, total] = await Promise.all([
    listDisputeRows(db, filter, { after: readCursor(after), limit: limit + 1 }),
    countDisputes(db, filter),
  ]);
  const { page, last } = cutPage(found, limit);
  return {
    rows: page.map((row) => disputeView(row, now)),
    next: last ? `${last.opened_at.toISOString()} ${last.id}` : null,
    total,
  };
});

/** The end of the page before; undefined, and so the first page, for an invalid cursor. */
function readCursor(text = ''): DisputeCursor | undefined {
  const [at = '', id = ''] = text.split(' ');
  const openedAt = new Date(at);
  return Number.isNaN(openedAt.getTime()) || id === '' ? undefined : { openedAt, id };
}
