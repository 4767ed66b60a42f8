import { readBulkAction } from '@eyelet/contracts/bulk-actions/read.ts';
import { findBulkAction } from '@eyelet/db/bulk-actions/bulk-action.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { readBulkActionView } from './view.ts';

/** An action on many orders, with what has come of it for each. */
export const readBulkActionHandler = handle(readBulkAction, async ({ shop }, { params: { bulkId } }) => {
  const { db } = shop.database;
  const row = await findBulkAction(db, bulkId);
  return row ? readBulkActionView(db, row) : refuse('STF404');
});
