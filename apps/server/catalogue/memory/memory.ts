import type { StockLevels as StockRow } from '@eyelet/db/stock/read-stock.ts';
import { styleIdOf } from '@eyelet/domain/catalogue/style-id.ts';
import { hasBit } from './bits.ts';
import type { CategoryTree } from './categories.ts';
import { type Columns, createColumns, type ListPrices, type OpenSizes, pricesOf, putStyle } from './columns.ts';
import { createDuePrices } from './due-prices.ts';
import { createEdition } from './edition.ts';
import type { ColourwayEntry, PlaceEntry, SizeScale, StyleEntry } from './entry.ts';
import { createOpenPlaces } from './open-places.ts';
import { createOrder } from './order.ts';
import { resend } from './resend.ts';
import { setStock } from './set-stock.ts';
import { createSizeLabels } from './size-labels.ts';
import { createSkus, type SkuAt } from './skus.ts';
import { createStockLevels } from './stock-levels.ts';
import { createStyles } from './styles.ts';
import type { Thresholds } from './thresholds.ts';
import { createVocabularies, createVocabulary, type Vocabulary } from './vocabulary.ts';
import { forgetSupplies, isSentOtherwise, suppliesOf, zoneCount } from './zones.ts';

export type Ground = Readonly<{
  places: readonly PlaceEntry[];
  scales: ReadonlyMap<string, SizeScale>;
  tree: CategoryTree;
  /** Numbers of styles; the same in every catalogue that the process reads. */
  numbers?: Vocabulary;
  thresholds: Thresholds;
}>;

export type Memory = ReturnType<typeof createMemory>;

/**
 * The catalogue of one process. Each style is packed into a text, and has the row of its number in the columns that
 * listings walk. Readers see whole styles: a changed style is a new object, and a reader that still holds the old one
 * finishes with it unchanged.
 */
export function createMemory(ground: Ground) {
  const { scales, thresholds, numbers = createVocabulary() } = ground;
  const { fewOfSize, newForDays } = thresholds;
  const words = createVocabularies();
  const places = [...ground.places];
  const placesById = new Map(places.map((place) => [place.id, place]));
  const columns = createColumns(zoneCount(places));
  const stock = createStockLevels(places.length);
  const styles = createStyles({ columns, stock, places, scales, sizes: words.size });
  const skus = createSkus(columns.slots, stock, styles);
  const openPlaces = createOpenPlaces(columns, stock);
  const duePrices = createDuePrices(columns, styles, { priceLists: words.priceList, newForDays });
  const edition = createEdition(duePrices);
  const order = createOrder(
    (one, other) =>
      (columns.popularity[other] as number) - (columns.popularity[one] as number) ||
      (columns.launched[other] as number) - (columns.launched[one] as number) ||
      (numbers.wordOf(one) < numbers.wordOf(other) ? -1 : 1),
  );
  const counts = { styles: 0, colourways: 0 };
  const stockGround = { columns, skus, stock, styles, openPlaces, places, placesById, fewOfSize };
  let tree = ground.tree;
  let resendings = 0;

  function rowOf(masterId: string): number {
    const row = numbers.known(masterId);
    return row !== undefined && styles.has(row) ? row : -1;
  }

  function forget(row: number): void {
    const style = styles.read(row);
    if (!style) return;
    styles.remove(row);
    duePrices.remove(row);
    columns.bitmaps.clear(row);
    skus.remove(style);
    counts.styles -= 1;
    counts.colourways -= style.colourways.length;
  }

  function remember(style: StyleEntry): number {
    const row = numbers.numberOf(style.masterId);
    styles.put(row, style);
    putStyle(columns, row, style);
    skus.put(style);
    duePrices.put(row);
    counts.styles += 1;
    counts.colourways += style.colourways.length;
    return row;
  }

  return {
    words,
    sizeLabels: createSizeLabels(words.size, scales),
    places: places as readonly PlaceEntry[],
    placesById,
    scales,
    thresholds,
    columns: columns as Readonly<Columns>,
    tree: () => tree,
    setTree(next: CategoryTree): void {
      tree = next;
      edition.change();
    },
    /**
     * Replaces the details of places with the same numbers. What stores send otherwise than before is counted bit by bit, until the
     * promise resolves to the styles that are answered otherwise.
     */
    async setPlaces(changed: readonly PlaceEntry[]): Promise<ReadonlySet<string>> {
      const resending = changed.filter((place) => isSentOtherwise(places[place.number], place));
      const before = suppliesOf(places);
      for (const place of changed) {
        places[place.number] = place;
        placesById.set(place.id, place);
      }
      forgetSupplies(places);
      const masterIds = new Set<string>();
      if (resending.length === 0) return masterIds;
      styles.forgetUnpacked();
      const stores = resending.map(({ number }) => number);
      const revised = (row: number) => {
        styles.reviseRow(row);
        masterIds.add(numbers.wordOf(row));
      };
      resendings += 1;
      try {
        await resend(stockGround, stores, before, { revised, listed: edition.change });
      } finally {
        resendings -= 1;
      }
      return masterIds;
    },
    style(masterId: string): StyleEntry | undefined {
      const row = rowOf(masterId);
      return row < 0 ? undefined : styles.cached(row);
    },
    /** The same for loops over all styles: it is not cached. */
    passingStyle(masterId: string): StyleEntry | undefined {
      const row = rowOf(masterId);
      return row < 0 ? undefined : styles.passing(row);
    },
    /** The style in a row of the columns, for a single read: it is not cached. */
    styleAt: styles.read,
    /** What a card shows of a listed style in a language; undefined when the style was removed. */
    cardStyleAt: styles.card,
    colourway(productId: string): ColourwayEntry | undefined {
      const row = rowOf(styleIdOf(productId));
      return row < 0 ? undefined : styles.cached(row)?.colourways.find((one) => one.productId === productId);
    },
    sku(upc: string): SkuAt | undefined {
      const found = skus.find(upc);
      return found && { colourway: found.colourway, index: found.index };
    },
    masterIds(): readonly string[] {
      const masterIds: string[] = [];
      for (let row = 0; row < styles.rows(); row += 1) if (styles.has(row)) masterIds.push(numbers.wordOf(row));
      return masterIds;
    },
    size: () => ({ ...counts, skus: skus.size() }),
    /** Rows of listed styles, most popular first. */
    order: order.rows,
    /** Prices what has come due by an instant. */
    priceUntil: edition.priceUntil,
    /** Prices of colourways in a price list at an instant, parallel to the columns. */
    prices(list: number, now: number): ListPrices {
      edition.priceUntil(now);
      return pricesOf(columns, list);
    },
    /** The sizes in stock at a place, kept up to date from the first call on. */
    openAt: (placeNumber: number): OpenSizes => openPlaces.at(placeNumber, order.rows()),
    /** Replaces the styles with the same ids; ids without a style are removed. */
    replace(masterIds: readonly string[], entries: readonly StyleEntry[]): void {
      styles.releasePut();
      const gone = new Set(masterIds.flatMap((masterId) => numbers.known(masterId) ?? []));
      for (const row of gone) forget(row);
      const come = entries.map(remember);
      order.change(
        gone,
        come.filter((row) => hasBit(columns.listed.words, row)),
      );
      edition.changeStyles();
    },
    /** Sets the stock of the given SKUs; one without a row has none. Returns the styles whose stock changed. */
    setStock(upcs: readonly string[], rows: readonly StockRow[]): ReadonlySet<string> {
      const { masterIds, changesListings } = setStock(stockGround, upcs, rows, resendings > 0);
      if (changesListings) edition.change();
      return masterIds;
    },
    /** Ends what is kept by the edition, where answers made from the columns also depend on something else. */
    endEdition: edition.change,
    /** A number that changes with the columns, except for the stock of single places. */
    edition: edition.current,
    /** A number that changes whenever a listing may: after a change, and when a price or a launch comes due. */
    editionAt: edition.at,
    /** The styles that have come due since the last call. */
    takeDue(now: number): readonly string[] {
      edition.at(now);
      return duePrices.take();
    },
  };
}
