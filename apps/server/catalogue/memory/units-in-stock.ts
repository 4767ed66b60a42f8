import { digitalUnits, unitsOf } from './count-stock.ts';
import type { ColourwayEntry, PlaceEntry, StyleEntry } from './entry.ts';
import { firstSkuOf, type Slots } from './slots.ts';
import type { StockLevels } from './stock-levels.ts';
import { suppliesOf } from './zones.ts';

type Counted = Pick<ColourwayEntry, 'units' | 'openCounts'>;

/** Counts by zone what can be shipped of a colourway, as `recount` does, from its row and place alone. */
export type UnitsInStock = (
  row: number,
  place: number,
  style: Pick<StyleEntry, 'productType' | 'isDeliverable' | 'customs' | 'giftCard'>,
) => Counted;

export function createUnitsInStock(slots: Slots, stock: StockLevels, places: readonly PlaceEntry[]): UnitsInStock {
  return (row, place, style) => {
    const first = firstSkuOf(slots, row, place);
    const end = first + (slots.skus[(slots.firstColourway[row] as number) + place] as number);
    const openCounts: number[] = [];
    const units: number[] = [];
    for (const supply of suppliesOf(places)) {
      let open = 0;
      let sum = 0;
      for (let sku = first; sku < end; sku += 1) {
        let available = 0;
        if (style.productType === 'digital') available = digitalUnits(style);
        else available = unitsOf(supply, style, (number) => stock.get(sku, number));
        if (available > 0) open += 1;
        sum += available;
      }
      openCounts.push(open);
      units.push(sum);
    }
    return { units, openCounts };
  };
}
