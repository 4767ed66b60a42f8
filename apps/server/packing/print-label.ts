import { Readable } from 'node:stream';
import { printLabel } from '@eyelet/contracts/packing/print-label.ts';
import { pictureOf } from '@eyelet/db/parcels/label.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** The label as the service made it; how often it is printed changes nothing. */
export const printLabelHandler = handle(printLabel, async ({ shop }, { params }) => {
  const made = await pictureOf(shop.database.db, params);
  if (!made) return refuse('STF404');
  return new Download(`${params.orderNumber}-label.pdf`, 'application/pdf', Readable.from([made.pdf]));
});
