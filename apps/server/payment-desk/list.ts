import { mostCounted } from '@eyelet/contracts/paging/page.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { countMovements, listMovementRows } from '@eyelet/db/payment-desk/movement.ts';
import { addDays, startOfDay } from '@eyelet/domain/delivery/days.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { movementView } from './view.ts';

/** What keys of payments and refunds look like in a cursor. */
const keys = /^[\w:./-]{1,200}$/;

/** Payments and refunds of the shop, filtered and page by page. */
export const listMovementsHandler = handle(listMovements, async ({ shop }, { query }) => {
  const { after, limit = 50, kind, state, tender, disputed, from, until, search } = query;
  const { db } = shop.database;
  const filter = {
    ...{ kind, state, tender, isDisputed: disputed === 'yes', search: search?.trim() || undefined },
    from: from === undefined ? undefined : startOfDay(from),
    before: until === undefined ? undefined : startOfDay(addDays(until, 1)),
  };
  const rows = await listMovementRows(db, filter, { after: instantCursor(after, keys), limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(movementView),
    next: last ? cursorText([last.at.toISOString(), last.key]) : null,
    total: (await countMovements(db, filter, mostCounted)) ?? null,
  };
});
