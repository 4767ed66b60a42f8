import type { StockLevels as StockRow } from '@eyelet/db/stock/read-stock.ts';
import { type Columns, putOpenSizes } from './columns.ts';
import { recount, setLevels } from './count-stock.ts';
import type { ColourwayEntry, PlaceEntry } from './entry.ts';
import type { OpenPlaces } from './open-places.ts';
import type { Skus } from './skus.ts';
import type { StockLevels } from './stock-levels.ts';
import type { Styles } from './styles.ts';

export type StockGround = Readonly<{
  columns: Columns;
  skus: Skus;
  stock: StockLevels;
  styles: Styles;
  openPlaces: OpenPlaces;
  places: readonly PlaceEntry[];
  placesById: ReadonlyMap<string, PlaceEntry>;
  fewOfSize: number;
}>;

/** What new stock has changed: the styles, and whether listings differ. */
export type StockChange = Readonly<{ masterIds: ReadonlySet<string>; changesListings: boolean }>;

/**
 * Sets the stock of the given SKUs; one without a row has none. While it is counted anew what stores send (`resending`), styles have
 * their new counts before the columns do, which are written in any case then.
 */
export function setStock(
  ground: StockGround,
  upcs: readonly string[],
  rows: readonly StockRow[],
  resending: boolean,
): StockChange {
  const { columns, styles, openPlaces, places, fewOfSize } = ground;
  const masterIds = new Set<string>();
  let changesListings = false;
  for (const colourway of putLevels(ground, upcs, rows)) {
    const { style } = colourway;
    const place = style.colourways.indexOf(colourway);
    if (recount(colourway, places, fewOfSize) || resending) {
      putOpenSizes(columns, style.row, place, colourway);
      changesListings = true;
    }
    openPlaces.update(style.row, place);
    styles.revise(style);
    masterIds.add(style.masterId);
  }
  return { masterIds, changesListings };
}

/** Writes the levels; returns the colourways of the SKUs. */
function putLevels(
  { skus, stock, places, placesById }: StockGround,
  upcs: readonly string[],
  rows: readonly StockRow[],
): ReadonlySet<ColourwayEntry> {
  const levels = new Map(rows.map((row) => [row.upc, row.levels]));
  const touched = new Set<ColourwayEntry>();
  for (const upc of upcs) {
    const found = skus.find(upc);
    if (!found) continue;
    const { colourway, index, sku } = found;
    setLevels(colourway, index, levels.get(upc) ?? '', placesById);
    stock.set(sku, colourway.stock, index * places.length);
    touched.add(colourway);
  }
  return touched;
}
