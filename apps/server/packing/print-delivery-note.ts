import { Readable } from 'node:stream';
import { printDeliveryNote } from '@eyelet/contracts/packing/print-delivery-note.ts';
import { unitsToPack } from '@eyelet/db/packing/to-pack.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { keptLines } from '../stored-orders/cancelled-units.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { drawDeliveryNote } from './draw-delivery-note.ts';

/** The delivery note of a shipment, or of what of it waits at a place. */
export const printDeliveryNoteHandler = handle(printDeliveryNote, async ({ shop }, { params, query }) => {
  const { orderNumber, shippingId } = params;
  const { placeId } = query;
  const { db, pool } = shop.database;
  const order = await findOrder(pool, orderNumber);
  const shipment = order?.shipments.find((one) => one.shipping_id === shippingId && one.kind !== 'digital');
  if (!order || !shipment) return refuse('STF404');
  const waiting = placeId === undefined ? undefined : await unitsToPack(db, { ...params, placeId });
  const lines = keptLines(order).flatMap((line) => {
    const qty = waiting ? (waiting.get(line.line_no) ?? 0) : line.qty;
    return line.shipping_id === shippingId && qty > 0 ? [{ ...line, qty }] : [];
  });
  if (lines.length === 0) return refuse('STF404');
  const bytes = await drawDeliveryNote(shop, order, { shipment, lines });
  return new Download(`${orderNumber}-delivery-note.pdf`, 'application/pdf', Readable.from([bytes]));
});
