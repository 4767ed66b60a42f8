import { Readable } from 'node:stream';
import { printBorderDeclaration } from '@eyelet/contracts/packing/print-border-declaration.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { crossesBorder } from './crosses-border.ts';
import { drawBorderDeclaration } from './draw-border-declaration.ts';
import { packedLines } from './packed-lines.ts';

/** The customs declaration of what of a shipment waits at a place. */
export const printBorderDeclarationHandler = handle(printBorderDeclaration, async ({ shop }, { params, query }) => {
  const { placeId } = query;
  const packed = await packedLines(shop, { ...params, placeId });
  if (!packed || !crossesBorder(shop, packed.shipment, { locale: packed.order.order.locale, placeId })) {
    return refuse('STF404');
  }
  const bytes = await drawBorderDeclaration(shop, packed, placeId);
  return new Download(`${params.orderNumber}-customs-declaration.pdf`, 'application/pdf', Readable.from([bytes]));
});
