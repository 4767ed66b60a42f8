import { readReturnLabel } from '@eyelet/contracts/returns/read-label.ts';
import { findReturn, returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { handle } from '../kernel/handle.ts';
import { outdatedPaper, refusedPaper, wrongPaper } from '../papers/refused-paper.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { labelWayOf } from './carrier-label.ts';
import { labelFile, withdrawnFile } from './label-file.ts';
import { carriedReturns, withdrawnLabelOf } from './parcel-view.ts';

/** The label of a return that is on its way, for holders of its signed path; once it was taken back, a paper that says so, until there is another one. */
export const readReturnLabelHandler = handle(readReturnLabel, async ({ shop, now, origin }, { params, query }) => {
  const { db, pool } = shop.database;
  const { returnId } = params;
  const row = await findReturn(db, returnId);
  const stored = row && (await findOrder(pool, row.order_number));
  if (!stored) return wrongPaper();
  const { locale } = stored.order;
  const signed = { orderNumber: returnId, placedAt: row.created_at, locale };
  const refused = refusedPaper(shop, query.token, signed, now);
  if (refused) return refused;
  if (row.state !== 'announced') return outdatedPaper('paper.link.returned', locale);
  const one = (await returnsOfOrder(db, row.order_number)).find((found) => found.return_id === returnId);
  const seller = sellerOf(shop, locale);
  if (!seller || !one) return outdatedPaper('paper.link.gone', locale);
  const isGone = withdrawnLabelOf(await carriedReturns(db, [one]), one) && labelWayOf(shop, stored, one.lines);
  return isGone ? withdrawnFile(shop, stored, one, origin) : labelFile(shop, stored, one, seller);
});
