import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { countMovements, listMovementRows } from '@eyelet/db/payment-desk/movement.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { movementView } from './view.ts';

const dayMs = 86_400_000;

/** What keys of payments and refunds look like in a cursor. */
const keys = /^[\w:./-]{1,200}$/;

/** Payments and refunds of the shop, filtered and page by page. */
export const listMovementsHandler = handle(listMovements, async ({ shop }, { query }) => {
  const { after, limit = 50, kind, state, tender, disputed, from, until, search } = query;
  const { db } = shop.database;
  const filter = {
    ...{ kind, state, tender, isDisputed: disputed === 'yes', search: search?.trim() || undefined },
    from: from === undefined ? undefined : new Date(`${from}T00:00:00Z`),
    before: until === undefined ? undefined : new Date(Date.parse(`${until}T00:00:00Z`) + dayMs),
  };
  const rows = await listMovementRows(db, filter, { after: instantCursor(after, keys), limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(movementView),
    next: last ? cursorText([last.at.toISOString(), last.key]) : null,
    total: await countMovements(db, filter),
  };
});
