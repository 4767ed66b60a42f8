import { Readable } from 'node:stream';
import { printGiftReceipt } from '@eyelet/contracts/packing/print-gift-receipt.ts';
import { drawGiftReceipt } from '../gift-receipts/draw.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { packedLines } from './packed-lines.ts';

/** The gift receipt of a shipment, or of what of it waits at a place. */
export const printGiftReceiptHandler = handle(printGiftReceipt, async ({ shop }, { params, query }) => {
  const packed = await packedLines(shop, { ...params, ...query });
  const bytes = packed && (await drawGiftReceipt(shop, packed.order, packed.lines));
  if (!bytes) return refuse('STF404');
  return new Download(`${params.orderNumber}-gift-receipt.pdf`, 'application/pdf', Readable.from([bytes]));
});
