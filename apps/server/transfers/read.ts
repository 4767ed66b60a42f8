import { readTransfer } from '@eyelet/contracts/transfers/read.ts';
import { findTransfer } from '@eyelet/db/transfers/transfer.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { transferView } from './view.ts';

/** A transfer by its id. */
export const readTransferHandler = handle(readTransfer, async (context, { params }) => {
  const { db } = context.shop.database;
  const row = await findTransfer(db, params.transferId);
  return row ? transferView(context, db, row) : refuse('STF404');
});
