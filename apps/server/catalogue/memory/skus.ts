import type { ColourwayEntry, StyleEntry } from './entry.ts';
import { firstSkuOf, type Slots } from './slots.ts';
import type { StockLevels } from './stock-levels.ts';
import type { Styles } from './styles.ts';
import { createUpcIndex } from './upc-index.ts';

/** Finds one size by its upc. */
export type SkuAt = Readonly<{ colourway: ColourwayEntry; index: number }>;

/** The sizes of all styles by their upc. */
export type Skus = Readonly<{
  /** The size of a upc, with its number in the slots. */
  find: (upc: string) => (SkuAt & Readonly<{ sku: number }>) | undefined;
  /** The sizes of a style whose slots were taken, without stock. */
  put: (style: StyleEntry) => void;
  remove: (style: StyleEntry) => void;
  size: () => number;
}>;

export function createSkus(slots: Slots, stock: StockLevels, styles: Styles): Skus {
  const index = createUpcIndex();
  return {
    find(upc) {
      const sku = index.find(upc);
      if (sku === undefined) return undefined;
      const at = slots.colourway[sku] as number;
      const row = slots.row[at] as number;
      const colourway = styles.cached(row)?.colourways[at - (slots.firstColourway[row] as number)];
      return colourway && { colourway, index: sku - (slots.firstSku[at] as number), sku };
    },
    put({ row, colourways }) {
      colourways.forEach(({ upcs }, place) => {
        const first = firstSkuOf(slots, row, place);
        stock.clear(first, upcs.length);
        upcs.forEach((upc, at) => {
          index.put(upc, first + at);
        });
      });
    },
    remove({ colourways }) {
      for (const { upcs } of colourways) for (const upc of upcs) index.remove(upc);
    },
    size: index.size,
  };
}
