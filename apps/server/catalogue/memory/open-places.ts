import { type Columns, createOpenSizes, type OpenSizes, putOpen } from './columns.ts';
import { firstSkuOf } from './slots.ts';
import type { StockLevels } from './stock-levels.ts';

/** Which sizes are in stock at single places, for those places that somebody has asked for. */
export type OpenPlaces = Readonly<{
  /** The sizes in stock at a place, kept up to date from the first call on. */
  at: (placeNumber: number, rows: Uint32Array) => OpenSizes;
  /** Updates a colourway whose stock has changed. */
  update: (row: number, place: number) => void;
}>;

export function createOpenPlaces({ bitmaps, slots }: Columns, stock: StockLevels): OpenPlaces {
  const known = new Map<number, OpenSizes>();

  function put(open: OpenSizes, placeNumber: number, row: number, place: number): void {
    const first = firstSkuOf(slots, row, place);
    const count = slots.skus[(slots.firstColourway[row] as number) + place] as number;
    const sizes = Array.from(slots.size.subarray(first, first + count));
    putOpen(bitmaps, open, row, place, sizes, (_, index) => stock.get(first + index, placeNumber) > 0);
  }

  return {
    at(placeNumber, rows) {
      const before = known.get(placeNumber);
      if (before) return before;
      const open = createOpenSizes();
      known.set(placeNumber, open);
      for (const row of rows) {
        for (let place = 0; place < (slots.colourways[row] as number); place += 1) put(open, placeNumber, row, place);
      }
      return open;
    },
    update(row, place) {
      for (const [placeNumber, open] of known) put(open, placeNumber, row, place);
    },
  };
}
