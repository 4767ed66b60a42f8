import { listTransfers } from '@eyelet/contracts/transfers/list.ts';
import { countTransferRows, listTransferRows } from '@eyelet/db/transfers/list.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { lateBefore } from './late-before.ts';
import { listedTransfer } from './view.ts';

/** The most that a number of a transfer can be. */
const mostNumber = 2 ** 31 - 1;

/** Transfers, filtered and by page. */
export const listTransfersHandler = handle(listTransfers, async (context, { query }) => {
  const { after, limit = 50, search, late, ...filters } = query;
  const { shop, now } = context;
  const { db } = shop.database;
  const typed = search?.trim() ?? '';
  const number = Number(typed.replace(/^t-?/i, '') || Number.NaN);
  // What can be no number of a transfer finds none.
  const isNumber = Number.isInteger(number) && number > 0 && number <= mostNumber;
  const filter = {
    ...filters,
    ...(late && { lateBefore: lateBefore(shop, now) }),
    ...(typed === '' ? {} : { number: isNumber ? number : 0 }),
  };
  const rows = await listTransferRows(db, filter, { after: instantCursor(after), limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map((row) => listedTransfer(context, row)),
    next: last ? cursorText([last.created_at.toISOString(), last.transfer_id]) : null,
    total: await countTransferRows(db, filter),
  };
});
