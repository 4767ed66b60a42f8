import { Readable } from 'node:stream';
import { printBulkAction } from '@eyelet/contracts/bulk-actions/print.ts';
import { printedBy } from '@eyelet/db/bulk-actions/bulk-action.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** What an action on many orders has printed. */
export const printBulkActionHandler = handle(printBulkAction, async ({ shop }, { params: { bulkId } }) => {
  const pdf = await printedBy(shop.database.db, bulkId);
  if (!pdf) return refuse('STF404');
  return new Download('picking-and-delivery-notes.pdf', 'application/pdf', Readable.from([pdf]));
});
