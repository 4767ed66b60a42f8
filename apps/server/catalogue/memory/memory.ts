import type { StockLevels } from '@eyelet/db/stock/read-stock.ts';
import { nextChange, type PriceLine } from '@eyelet/domain/prices/price-line.ts';
import type { CategoryTree } from './categories.ts';
import { buildColumns, type Columns, copyOpenSizes, type PriceColumn, priceColumn } from './columns.ts';
import { recount, setLevels } from './count-stock.ts';
import type { ColourwayEntry, PlaceEntry, SizeScale, StyleEntry } from './entry.ts';
import { type SizeLabels, sizeLabelsFor } from './size-labels.ts';
import { createVocabularies, createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Days for which a style counts as new. */
export const newForDays = 45;

const day = 24 * 3600 * 1000;

export type Ground = Readonly<{
  places: readonly PlaceEntry[];
  scales: ReadonlyMap<string, SizeScale>;
  tree: CategoryTree;
  /** Gives styles their numbers; the same ones in every catalogue that the process reads. */
  numbers?: Vocabulary;
}>;

/** Finds one size by its upc. */
export type SkuAt = Readonly<{ colourway: ColourwayEntry; index: number }>;

export type Memory = ReturnType<typeof createMemory>;

/**
 * The catalogue of one process. Readers see whole styles: a changed style is a new object put in place of the old one
 * within one turn of the event loop, and whoever still holds the old one reads it to the end unchanged.
 */
export function createMemory(ground: Ground) {
  const words = createVocabularies();
  const numbers = ground.numbers ?? createVocabulary();
  const places = [...ground.places];
  const placesById = new Map(places.map((place) => [place.id, place]));
  const styles = new Map<string, StyleEntry>();
  const colourways = new Map<string, ColourwayEntry>();
  const skus = new Map<string, ColourwayEntry>();
  const timed = new Map<string, StyleEntry>();
  let columns: Columns | undefined;
  const priceColumns = new Map<number, PriceColumn & { columns: Columns; from: number }>();
  let tree = ground.tree;
  let edition = 1;
  let structure = 1;
  let seenAt = Number.NEGATIVE_INFINITY;
  let stableUntil = Number.NEGATIVE_INFINITY;
  const cameDue = new Set<string>();

  function forget(masterId: string): void {
    const style = styles.get(masterId);
    if (!style) return;
    styles.delete(masterId);
    timed.delete(masterId);
    for (const colourway of style.colourways) {
      colourways.delete(colourway.productId);
      for (const upc of colourway.upcs) skus.delete(upc);
    }
  }

  function remember(style: StyleEntry): void {
    styles.set(style.masterId, style);
    if (changesWithTime(style)) timed.set(style.masterId, style);
    for (const colourway of style.colourways) {
      colourways.set(colourway.productId, colourway);
      for (const upc of colourway.upcs) skus.set(upc, colourway);
    }
  }

  /** The columns, set up anew when first asked for after styles were replaced. */
  function columnsNow(): Columns {
    columns ??= buildColumns([...styles.values()].filter(({ listed }) => listed).sort(byPopularity));
    return columns;
  }

  const labelsByLocale = new Map<string, SizeLabels & { known: number }>();

  /** How a locale writes sizes; made anew once there are more of them. */
  function sizeLabels(locale: string): SizeLabels {
    const made = labelsByLocale.get(locale);
    if (made && made.known === words.size.size()) return made;
    const labels = { ...sizeLabelsFor(locale, words.size, ground.scales), known: words.size.size() };
    labelsByLocale.set(locale, labels);
    return labels;
  }

  return {
    words,
    sizeLabels,
    places: places as readonly PlaceEntry[],
    placesById,
    scales: ground.scales,
    tree: () => tree,
    setTree(next: CategoryTree): void {
      tree = next;
      structure += 1;
      columns = undefined;
      edition += 1;
    },
    /** Puts places with other details in place of those with the same numbers. */
    setPlaces(changed: readonly PlaceEntry[]): void {
      for (const place of changed) {
        places[place.number] = place;
        placesById.set(place.id, place);
      }
    },
    style: (masterId: string) => styles.get(masterId),
    /** Styles by their numbers, without those that are gone. */
    stylesOf: (found: Uint32Array) => Array.from(found, numbers.wordOf).flatMap((id) => styles.get(id) ?? []),
    /** Rows of listed styles by their numbers, in that order. */
    rowsOf(found: Uint32Array): Uint32Array {
      const rows: number[] = [];
      for (const number of found) {
        const style = styles.get(numbers.wordOf(number));
        if (style && columnsNow().styles[style.row] === style) rows.push(style.row);
      }
      return Uint32Array.from(rows);
    },
    colourway: (productId: string) => colourways.get(productId),
    sku(upc: string): SkuAt | undefined {
      const colourway = skus.get(upc);
      return colourway && { colourway, index: colourway.upcs.indexOf(upc) };
    },
    styles: () => styles.values(),
    /** A number that differs whenever styles or categories were replaced. */
    structure: () => structure,
    size: () => ({ styles: styles.size, colourways: colourways.size, skus: skus.size }),
    columns: columnsNow,
    /** Listed styles, most popular first. */
    listed: () => columnsNow().styles,
    /** What colourways cost in a price list at an instant, beside the columns. */
    prices(list: number, now: number): PriceColumn {
      const known = priceColumns.get(list);
      if (known && known.columns === columnsNow() && known.from <= now && now < known.until) return known;
      const made = { ...priceColumn(columnsNow(), list, now), columns: columnsNow(), from: now };
      priceColumns.set(list, made);
      return made;
    },

    /** Puts styles in place of those with the same ids; ids without a style are removed. */
    replace(masterIds: readonly string[], entries: readonly StyleEntry[]): void {
      for (const masterId of masterIds) forget(masterId);
      for (const entry of entries) remember(entry);
      structure += 1;
      columns = undefined;
      stableUntil = Number.NEGATIVE_INFINITY;
      edition += 1;
    },

    /** Counts stock anew for the given SKUs; one without a row has none. Returns the styles whose stock changed. */
    setStock(upcs: readonly string[], rows: readonly StockLevels[]): ReadonlySet<string> {
      const levels = new Map(rows.map((row) => [row.upc, row.levels]));
      const touched = new Set<ColourwayEntry>();
      for (const upc of upcs) {
        const colourway = skus.get(upc);
        if (!colourway) continue;
        setLevels(colourway, colourway.upcs.indexOf(upc), levels.get(upc) ?? '', placesById);
        touched.add(colourway);
      }
      let changesListings = false;
      const masterIds = new Set<string>();
      for (const colourway of touched) {
        const changed = recount(colourway, places);
        const { row } = colourway.style;
        if (changed && columns && columns.styles[row] === colourway.style) {
          copyOpenSizes(columns, (columns.firstColourway[row] ?? 0) + colourway.style.colourways.indexOf(colourway));
        }
        changesListings ||= changed;
        colourway.style.revision += 1;
        masterIds.add(colourway.style.masterId);
      }
      if (changesListings) edition += 1;
      return masterIds;
    },

    /** A number that differs whenever a listing may differ: after a change, and when a price or a launch comes due. */
    editionAt(now: number): number {
      if (now < stableUntil && now >= seenAt) return edition;
      const since = seenAt;
      seenAt = now;
      stableUntil = (Math.floor(now / day) + 1) * day;
      for (const style of timed.values()) {
        stableUntil = Math.min(stableUntil, nextChangeOf(style, now));
        if (since > 0 && nextChangeOf(style, since) <= now) cameDue.add(style.masterId);
      }
      edition += 1;
      return edition;
    },

    /** The styles that have come due since this was last asked. */
    takeDue(now: number): readonly string[] {
      this.editionAt(now);
      const masterIds = [...cameDue];
      cameDue.clear();
      return masterIds;
    },
  };
}

function byPopularity(one: StyleEntry, other: StyleEntry): number {
  return (
    other.popularity - one.popularity || other.launchedAt - one.launchedAt || (one.masterId < other.masterId ? -1 : 1)
  );
}

function* linesOf(style: StyleEntry): Generator<PriceLine> {
  for (const colourway of style.colourways) {
    for (const line of colourway.prices) if (line !== undefined) yield line;
    for (const lines of colourway.skuPrices?.values() ?? [])
      for (const line of lines) if (line !== undefined) yield line;
  }
}

function changesWithTime(style: StyleEntry): boolean {
  for (const line of linesOf(style)) if (typeof line !== 'number') return true;
  return style.launchedAt > Date.UTC(2020, 0);
}

/** The next instant at which a price, a launch or the end of being new changes what a shopper sees. */
export function nextChangeOf(style: StyleEntry, now: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const instant of [style.launchedAt, style.launchedAt + newForDays * day]) {
    if (instant > now && instant < next) next = instant;
  }
  for (const line of linesOf(style)) next = Math.min(next, nextChange(line, now));
  return next;
}
