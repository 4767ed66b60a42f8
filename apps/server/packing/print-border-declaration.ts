import { Readable } from 'node:stream';
import { printBorderDeclaration } from '@eyelet/contracts/packing/print-border-declaration.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { crossesBorder } from './crosses-border.ts';
import { drawBorderDeclaration } from './draw-border-declaration.ts';
import { packedLines } from './packed-lines.ts';

/** The customs declaration of a shipment, or of what of it waits at a place. */
export const printBorderDeclarationHandler = handle(printBorderDeclaration, async ({ shop }, { params, query }) => {
  const packed = await packedLines(shop, { ...params, ...query });
  if (!packed) return refuse('STF404');
  const { order, shipment, lines } = packed;
  const country = shipment.address?.country ?? null;
  const placeId = query.placeId ?? lines[0]?.place_id ?? null;
  if (!crossesBorder(shop, { kind: shipment.kind, locale: order.order.locale, country, placeId })) {
    return refuse('STF404');
  }
  const bytes = await drawBorderDeclaration(shop, packed);
  return new Download(`${params.orderNumber}-customs-declaration.pdf`, 'application/pdf', Readable.from([bytes]));
});
