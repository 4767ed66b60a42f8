import { digitalUnits, unitsOf } from './count-stock.ts';
import type { ColourwayEntry, PlaceEntry, StyleEntry } from './entry.ts';
import { firstSkuOf, type Slots } from './slots.ts';
import type { StockLevels } from './stock-levels.ts';
import { suppliesOf } from './zones.ts';

type Counted = Pick<ColourwayEntry, 'units' | 'openCounts'>;

/**
 * Counts what can be shipped of a colourway in one zone, as `recount` does in all, from its row and place alone; a listing makes thousands
 * of cards, each for one market.
 */
export type UnitsInStock = (
  zone: number,
  row: number,
  place: number,
  style: Pick<StyleEntry, 'productType' | 'isDeliverable' | 'customs' | 'giftCard'>,
) => Counted;

export function createUnitsInStock(slots: Slots, stock: StockLevels, places: readonly PlaceEntry[]): UnitsInStock {
  return (zone, row, place, style) => {
    const supply = suppliesOf(places)[zone];
    const first = firstSkuOf(slots, row, place);
    const end = first + (slots.skus[(slots.firstColourway[row] as number) + place] as number);
    let open = 0;
    let sum = 0;
    for (let sku = first; sku < end; sku += 1) {
      let available = 0;
      if (style.productType === 'digital') available = digitalUnits(style);
      else if (supply) available = unitsOf(supply, style, (number) => stock.get(sku, number));
      if (available > 0) open += 1;
      sum += available;
    }
    const units: number[] = [];
    const openCounts: number[] = [];
    units[zone] = sum;
    openCounts[zone] = open;
    return { units, openCounts };
  };
}
