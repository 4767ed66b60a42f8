import { Readable } from 'node:stream';
import { printDeliveryNote } from '@eyelet/contracts/packing/print-delivery-note.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { drawDeliveryNote } from './draw-delivery-note.ts';
import { packedLines } from './packed-lines.ts';

/** The delivery note of a shipment, or of what of it waits at a place. */
export const printDeliveryNoteHandler = handle(printDeliveryNote, async ({ shop }, { params, query }) => {
  const packed = await packedLines(shop, { ...params, ...query });
  if (!packed) return refuse('STF404');
  const bytes = await drawDeliveryNote(shop, packed);
  return new Download(`${params.orderNumber}-delivery-note.pdf`, 'application/pdf', Readable.from([bytes]));
});
