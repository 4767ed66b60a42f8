import type { OnHand } from '@eyelet/db/stock/write-stock.ts';
import { sizeScales } from '../catalogue/sizes.ts';
import { onHand } from '../catalogue/stock.ts';
import type { DemoStyle } from '../catalogue/style.ts';
import { upcOfSku } from '../catalogue/upc-of-sku.ts';
import { printedGiftCardProduct } from '../gift-cards/product.ts';
import { places } from '../places/places.ts';

/** Sheets of printed gift cards in a place that sends parcels. */
const sheets = 2000;

/** The paper that gift cards are printed on. */
export function stockOfSheets(): OnHand[] {
  const upcs = printedGiftCardProduct.colourways.flatMap(({ skus }) => skus.map(({ upc }) => upc));
  const warehouses = places.filter(({ kind }) => kind === 'warehouse');
  return upcs.flatMap((upc) => warehouses.map(({ id }) => ({ upc, placeId: id, onHand: sheets })));
}

/** The initial stock of every size at every place; a place without a unit has no row. */
export function stockOf(styles: readonly DemoStyle[]): OnHand[] {
  return styles.flatMap((style) => {
    const sizes =
      (sizeScales as Readonly<Record<string, readonly Readonly<{ code: string }>[]>>)[style.sizeScale] ?? [];
    return style.colourways.flatMap((colourway) =>
      sizes.flatMap(({ code }) => {
        const upc = upcOfSku(`${style.id}${colourway.code}-${code}`);
        return places.flatMap((place) => {
          // Digital products have no stock.
          const count = style.special === 'digital-guide' ? 0 : onHand(style, colourway, upc, place);
          return count > 0 ? [{ upc, placeId: place.id, onHand: count }] : [];
        });
      }),
    );
  });
}
