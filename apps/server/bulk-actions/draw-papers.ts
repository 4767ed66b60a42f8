import { placesOfOrder, unitsOfOrders } from '@eyelet/db/packing/to-pack.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../kernel/shop.ts';
import { shopNameOf } from '../mail/sender.ts';
import { deliveryNote } from '../packing/draw-delivery-note.ts';
import { packedLines } from '../packing/packed-lines.ts';
import type { PaperPart } from '../papers/paper.ts';
import { writePaper } from '../papers/write-paper.ts';

/** What is to be fetched for some orders, by place, in a language, and the delivery note of each parcel in that of its market, as one file. */
export async function drawPapers(shop: Shop, orderNumbers: readonly string[], tag: string): Promise<Buffer> {
  const t = createMessages(tag);
  const { db } = shop.database;
  const units = await unitsOfOrders(db, orderNumbers);
  const places = [...new Set(units.map(({ placeId }) => placeId))];
  const lists = places.flatMap((placeId): readonly PaperPart[] => [
    { kind: 'heading', text: shop.catalogue.place(placeId)?.name ?? placeId },
    {
      kind: 'table',
      columns: [
        { title: t('paper.item'), share: 6 },
        { title: t('paper.note.sku'), share: 4 },
        { title: t('paper.quantity'), share: 2, end: true },
      ],
      rows: units
        .filter((one) => one.placeId === placeId)
        .map(({ name, colour, size, sku, qty }) => [`${name}, ${colour}, ${size}`, sku, String(qty)]),
    },
  ]);
  const notes: PaperPart[] = [];
  for (const orderNumber of orderNumbers) {
    for (const parcel of await placesOfOrder(db, orderNumber)) {
      const packed = await packedLines(shop, { orderNumber, ...parcel });
      if (!packed) continue;
      const { title, parts } = deliveryNote(shop, packed);
      notes.push({ kind: 'page' }, { kind: 'heading', text: title }, ...parts);
    }
  }
  return writePaper({
    title: t('paper.toPack', { count: orderNumbers.length }),
    ...{ language: tag, shopName: shopNameOf(shop), issuedAt: shop.clock() },
    parts: [...lists, ...notes],
    foot: [],
  });
}
