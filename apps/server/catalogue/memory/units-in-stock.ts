import { digitalUnits, warehousesOf } from './count-stock.ts';
import type { ColourwayEntry, PlaceEntry, StyleEntry } from './entry.ts';
import { firstSkuOf, type Slots } from './slots.ts';
import type { StockLevels } from './stock-levels.ts';

type Counted = Pick<ColourwayEntry, 'units' | 'openCounts'>;

/** Counts by region what can be shipped of a colourway, as `recount` does, from its row and place alone. */
export type UnitsInStock = (
  row: number,
  place: number,
  style: Pick<StyleEntry, 'productType' | 'isDeliverable'>,
) => Counted;

export function createUnitsInStock(slots: Slots, stock: StockLevels, places: readonly PlaceEntry[]): UnitsInStock {
  const warehouses = warehousesOf(places);

  return (row, place, style) => {
    const first = firstSkuOf(slots, row, place);
    const end = first + (slots.skus[(slots.firstColourway[row] as number) + place] as number);
    const openCounts: number[] = [];
    const units: number[] = [];
    for (const numbersOfPlaces of warehouses) {
      let open = 0;
      let sum = 0;
      for (let sku = first; sku < end; sku += 1) {
        let available = 0;
        if (style.productType === 'digital') available = digitalUnits(style);
        else for (const number of numbersOfPlaces) available += stock.get(sku, number);
        if (available > 0) open += 1;
        sum += available;
      }
      openCounts.push(open);
      units.push(sum);
    }
    return { units, openCounts };
  };
}
