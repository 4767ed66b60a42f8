import { Readable } from 'node:stream';
import { readGiftReceipt } from '@eyelet/contracts/gift-receipts/read.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { mayGive } from '../papers/may-give.ts';
import { giftReceipt, signedPaper } from '../papers/paper-path.ts';
import { outdatedPaper, refusedPaper, wrongPaper } from '../papers/refused-paper.ts';
import { keptLines } from '../stored-orders/cancelled-units.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { drawGiftReceipt } from './draw.ts';

/** The gift receipt of an order, for holders of its signed path. */
export const readGiftReceiptHandler = handle(readGiftReceipt, async ({ shop, now }, { params, query }) => {
  const stored = await findOrder(shop.database.pool, params.orderId);
  if (!stored) return wrongPaper();
  const { orderNumber, placedAt, order } = stored;
  const signed = { orderNumber: signedPaper(orderNumber, giftReceipt), placedAt, locale: order.locale };
  const refused = refusedPaper(shop, query.token, signed, now);
  if (refused) return refused;
  const bytes = mayGive(stored) ? await drawGiftReceipt(shop, stored, keptLines(stored)) : undefined;
  if (!bytes) return outdatedPaper('paper.link.gone', order.locale);
  return new Download(`${orderNumber}-gift-receipt.pdf`, 'application/pdf', Readable.from([bytes]));
});
