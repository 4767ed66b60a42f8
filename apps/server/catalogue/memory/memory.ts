import type { StockLevels as StockRow } from '@eyelet/db/stock/read-stock.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { LRUCache } from 'lru-cache';
import { hasBit } from './bits.ts';
import type { CategoryTree } from './categories.ts';
import {
  type Columns,
  createColumns,
  createOpenSizes,
  type ListPrices,
  type OpenSizes,
  pricesOf,
  putOpen,
  putOpenSizes,
  putPrices,
  putStyle,
} from './columns.ts';
import { digitalPieces, recount, setLevels } from './count-stock.ts';
import {
  type CardStyle,
  type ColourwayEntry,
  type PlaceEntry,
  regionNumber,
  regions,
  type SizeScale,
  type StyleEntry,
} from './entry.ts';
import { nextChangeOf } from './next-change.ts';
import { createOrder } from './order.ts';
import { languageLine, packStyle, unpackForCard, unpackStyle } from './packed-style.ts';
import { roomFor } from './room-for.ts';
import { type SizeLabels, sizeLabelsFor, sizeName } from './size-labels.ts';
import { createStockLevels } from './stock-levels.ts';
import { createTextStore } from './text-store.ts';
import { createUpcIndex } from './upc-index.ts';
import { createVocabularies, createVocabulary, type Vocabulary } from './vocabulary.ts';

const day = 24 * 3600 * 1000;

/** Styles kept as objects; the others are unpacked when needed. */
const mostUnpacked = 2000;

/** Styles priced within one turn of the event loop, when thousands come due at once. */
const mostPricedAtOnce = 250;

export type Ground = Readonly<{
  places: readonly PlaceEntry[];
  scales: ReadonlyMap<string, SizeScale>;
  tree: CategoryTree;
  /** Numbers of styles; the same in every catalogue that the process reads. */
  numbers?: Vocabulary;
}>;

/** Finds one size by its upc. */
export type SkuAt = Readonly<{ colourway: ColourwayEntry; index: number }>;

export type Memory = ReturnType<typeof createMemory>;

/**
 * The catalogue of one process. Each style is packed into a text, and has the row of its number in the columns that
 * listings walk. Readers see whole styles: a changed style is a new object, and a reader that still holds the old one
 * finishes with it unchanged.
 */
export function createMemory(ground: Ground) {
  const words = createVocabularies();
  const numbers = ground.numbers ?? createVocabulary();
  const places = [...ground.places];
  const placesById = new Map(places.map((place) => [place.id, place]));
  const packed = createTextStore();
  const unpacked = new LRUCache<number, StyleEntry>({ max: mostUnpacked });
  const skus = createUpcIndex();
  const stock = createStockLevels(places.length);
  const columns = createColumns();
  const openAt = new Map<number, OpenSizes>();
  const order = createOrder(
    (one, other) =>
      (columns.popularity[other] as number) - (columns.popularity[one] as number) ||
      (columns.launched[other] as number) - (columns.launched[one] as number) ||
      (numbers.wordOf(one) < numbers.wordOf(other) ? -1 : 1),
  );
  let revisions = new Uint32Array(1024);
  let revision = 1;
  /** By row: when a style has to be priced again; one that was never priced comes before all. */
  let dueAt = new Float64Array(1024).fill(Number.POSITIVE_INFINITY);
  let nextDue = Number.POSITIVE_INFINITY;
  let pricedAt = Number.NEGATIVE_INFINITY;
  let styles = 0;
  let colourways = 0;
  let tree = ground.tree;
  let edition = 1;
  let stableUntil = Number.NEGATIVE_INFINITY;
  const cameDue = new Set<string>();
  const unpackGround = {
    scales: ground.scales,
    sizeNumber: (scaleId: string, code: string) => words.size.numberOf(sizeName(scaleId, code)),
  };

  /** A style unpacked, with its current stock. */
  function unpack(row: number): StyleEntry | undefined {
    if (!packed.has(row)) return undefined;
    const style = unpackStyle(packed.lines(row), row, revisions[row] as number, unpackGround);
    style.colourways.forEach((colourway, place) => {
      const first = firstSkuOf(row, place);
      for (let index = 0; index < colourway.upcs.length; index += 1) {
        for (let at = 0; at < places.length; at += 1) {
          colourway.stock[index * places.length + at] = stock.get(first + index, at);
        }
      }
      recount(colourway, places);
    });
    return style;
  }

  function entryAt(row: number): StyleEntry | undefined {
    const known = unpacked.get(row);
    if (known) return known;
    const style = unpack(row);
    if (style) unpacked.set(row, style);
    return style;
  }

  /** Warehouses by the number of their region. */
  const warehouses = regions.map((_, region) =>
    places.flatMap((one) => (one.kind === 'warehouse' && regionNumber(one.region) === region ? one.number : [])),
  );

  /** Markets whose wording some style has beside the texts of its language, such as `en-GB`. */
  const ownWordings = new Set<string>();

  /** What cards show of the style in a row: read for the call and not cached. */
  function cardStyleAt(row: number, { tag, language }: Pick<Market, 'tag' | 'language'>): CardStyle | undefined {
    if (!hasRow(columns.listed.words, row)) return undefined;
    const known = unpacked.get(row);
    if (known) return known;
    const ownLine = ownWordings.has(tag) ? packed.lineLike(row, languageLine(tag)) : undefined;
    const line = ownLine ?? packed.lineLike(row, languageLine(language));
    const key = ownLine === undefined ? language : tag;
    return unpackForCard(packed.first(row), line, key, (style, place) => countFor(row, place, style)) ?? unpack(row);
  }

  /** What can be shipped of a colourway, as `recount` counts it, from the stock alone. */
  function countFor(row: number, place: number, style: Pick<StyleEntry, 'productType' | 'isDeliverable'>) {
    const { slots } = columns;
    const first = firstSkuOf(row, place);
    const end = first + (slots.skus[(slots.firstColourway[row] as number) + place] as number);
    const openCounts: number[] = [];
    const units: number[] = [];
    for (const numbersOfPlaces of warehouses) {
      let open = 0;
      let sum = 0;
      for (let sku = first; sku < end; sku += 1) {
        let available = 0;
        if (style.productType === 'digital') available = digitalPieces(style);
        else for (const number of numbersOfPlaces) available += stock.get(sku, number);
        if (available > 0) open += 1;
        sum += available;
      }
      openCounts.push(open);
      units.push(sum);
    }
    return { units, openCounts };
  }

  function rowOf(masterId: string): number {
    const row = numbers.known(masterId);
    return row !== undefined && packed.has(row) ? row : -1;
  }

  function firstSkuOf(row: number, place: number): number {
    const { firstColourway, firstSku } = columns.slots;
    return firstSku[(firstColourway[row] as number) + place] as number;
  }

  function forget(row: number): void {
    const style = unpacked.get(row) ?? unpack(row);
    if (!style) return;
    packed.remove(row);
    unpacked.delete(row);
    dueAt[row] = Number.POSITIVE_INFINITY;
    columns.bitmaps.clear(row);
    for (const { upcs } of style.colourways) for (const upc of upcs) skus.remove(upc);
    styles -= 1;
    colourways -= style.colourways.length;
  }

  function remember(style: StyleEntry): number {
    const row = numbers.numberOf(style.masterId);
    packed.put(row, packStyle(style));
    for (const key of Object.keys(style.texts)) if (key.includes('-')) ownWordings.add(key);
    revisions = roomFor(revisions, row);
    revision += 1;
    revisions[row] = revision;
    style.row = row;
    style.revision = revision;
    unpacked.set(row, style);
    putStyle(columns, row, style);
    style.colourways.forEach(({ upcs }, place) => {
      const first = firstSkuOf(row, place);
      stock.clear(first, upcs.length);
      upcs.forEach((upc, index) => {
        skus.put(upc, first + index);
      });
    });
    dueAt = roomFor(dueAt, row, Number.POSITIVE_INFINITY);
    dueAt[row] = Number.NEGATIVE_INFINITY;
    nextDue = Number.NEGATIVE_INFINITY;
    styles += 1;
    colourways += style.colourways.length;
    return row;
  }

  /** Prices what has come due. Of a very large number, a part is left to the next call. */
  function priceUntil(now: number): void {
    // The clock was set back further than any usual correction, so every price may differ.
    if (now < pricedAt - 60_000) for (let row = 0; row < packed.rows(); row += 1) dueAt[row] = now;
    else if (now < nextDue) return;
    let left = mostPricedAtOnce;
    nextDue = Number.POSITIVE_INFINITY;
    for (let row = 0; row < packed.rows(); row += 1) {
      const due = dueAt[row] as number;
      if (due > now || left === 0) {
        if (due < nextDue) nextDue = due;
        continue;
      }
      const style = unpacked.get(row) ?? unpack(row);
      if (!style) continue;
      if (due > Number.NEGATIVE_INFINITY) cameDue.add(style.masterId);
      putPrices(columns, row, style, words.priceList.size(), now);
      const next = nextChangeOf(style, now);
      dueAt[row] = next;
      if (next < nextDue) nextDue = next;
      left -= 1;
    }
    pricedAt = now;
    edition += 1;
  }

  const labelsByLocale = new Map<string, SizeLabels & { known: number }>();

  /** The size labels of a locale; made again once there are more sizes. */
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
    columns: columns as Readonly<Columns>,
    tree: () => tree,
    setTree(next: CategoryTree): void {
      tree = next;
      edition += 1;
    },
    /** Replaces the details of places with the same numbers. */
    setPlaces(changed: readonly PlaceEntry[]): void {
      for (const place of changed) {
        places[place.number] = place;
        placesById.set(place.id, place);
      }
    },
    style(masterId: string): StyleEntry | undefined {
      const row = rowOf(masterId);
      return row < 0 ? undefined : entryAt(row);
    },
    /** The same for loops over all styles: it is not cached. */
    passingStyle(masterId: string): StyleEntry | undefined {
      const row = rowOf(masterId);
      return row < 0 ? undefined : (unpacked.peek(row) ?? unpack(row));
    },
    /** The style in a row of the columns, for a single read: it is not cached. */
    styleAt: (row: number): StyleEntry | undefined => unpacked.get(row) ?? unpack(row),
    /** What a card shows of a listed style in a language; undefined when the style was removed. */
    cardStyleAt,
    colourway(productId: string): ColourwayEntry | undefined {
      const row = rowOf(productId.slice(0, 8));
      return row < 0 ? undefined : entryAt(row)?.colourways.find((one) => one.productId === productId);
    },
    sku(upc: string): SkuAt | undefined {
      const sku = skus.find(upc);
      if (sku === undefined) return undefined;
      const at = columns.slots.colourway[sku] as number;
      const row = columns.slots.row[at] as number;
      const colourway = entryAt(row)?.colourways[at - (columns.slots.firstColourway[row] as number)];
      return colourway && { colourway, index: sku - (columns.slots.firstSku[at] as number) };
    },
    masterIds(): readonly string[] {
      const masterIds: string[] = [];
      for (let row = 0; row < packed.rows(); row += 1) if (packed.has(row)) masterIds.push(numbers.wordOf(row));
      return masterIds;
    },
    size: () => ({ styles, colourways, skus: skus.size() }),
    /** Rows of listed styles, most popular first, and the rank of each. */
    order: order.rows,
    ranks: order.ranks,
    /** Prices what has come due by an instant. */
    priceUntil,
    /** Prices of colourways in a price list at an instant, parallel to the columns. */
    prices(list: number, now: number): ListPrices {
      priceUntil(now);
      return pricesOf(columns, list);
    },

    /** The sizes in stock at a place, kept up to date from the first call on. */
    openAt(place: number): OpenSizes {
      const known = openAt.get(place);
      if (known) return known;
      const open = createOpenSizes();
      openAt.set(place, open);
      const { slots } = columns;
      for (const row of order.rows()) {
        for (let at = 0; at < (slots.colourways[row] as number); at += 1) putOpenAt(open, place, row, at);
      }
      return open;
    },

    /** Replaces the styles with the same ids; ids without a style are removed. */
    replace(masterIds: readonly string[], entries: readonly StyleEntry[]): void {
      const gone = new Set(masterIds.flatMap((masterId) => numbers.known(masterId) ?? []));
      for (const row of gone) forget(row);
      const come = entries.map(remember);
      order.change(
        gone,
        come.filter((row) => hasBit(columns.listed.words, row)),
      );
      stableUntil = Number.NEGATIVE_INFINITY;
      edition += 1;
    },

    /** Sets the stock of the given SKUs; one without a row has none. Returns the styles whose stock changed. */
    setStock(upcs: readonly string[], rows: readonly StockRow[]): ReadonlySet<string> {
      const levels = new Map(rows.map((row) => [row.upc, row.levels]));
      const touched = new Set<ColourwayEntry>();
      for (const upc of upcs) {
        const found = this.sku(upc);
        if (!found) continue;
        const { colourway, index } = found;
        setLevels(colourway, index, levels.get(upc) ?? '', placesById);
        const sku = skus.find(upc) as number;
        for (const { number } of places) stock.set(sku, number, colourway.stock[index * places.length + number] ?? 0);
        touched.add(colourway);
      }
      let changesListings = false;
      const masterIds = new Set<string>();
      for (const colourway of touched) {
        const { style } = colourway;
        const place = style.colourways.indexOf(colourway);
        const changed = recount(colourway, places);
        if (changed) putOpenSizes(columns, style.row, place, colourway);
        for (const [number, open] of openAt) putOpenAt(open, number, style.row, place);
        changesListings ||= changed;
        revision += 1;
        revisions[style.row] = revision;
        style.revision = revision;
        masterIds.add(style.masterId);
      }
      if (changesListings) edition += 1;
      return masterIds;
    },

    /** A number that changes with the columns, except for the stock of single places. */
    edition: () => edition,

    /** A number that changes whenever a listing may: after a change, and when a price or a launch comes due. */
    editionAt(now: number): number {
      if (now < stableUntil && now < nextDue && now >= pricedAt - 60_000) return edition;
      priceUntil(now);
      stableUntil = (Math.floor(now / day) + 1) * day;
      edition += 1;
      return edition;
    },

    /** The styles that have come due since the last call. */
    takeDue(now: number): readonly string[] {
      this.editionAt(now);
      const masterIds = [...cameDue];
      cameDue.clear();
      return masterIds;
    },
  };

  function putOpenAt(open: OpenSizes, placeNumber: number, row: number, place: number): void {
    const { slots } = columns;
    const at = (slots.firstColourway[row] as number) + place;
    const first = slots.firstSku[at] as number;
    const sizes = Array.from(slots.size.subarray(first, first + (slots.skus[at] as number)));
    putOpen(columns.bitmaps, open, row, place, sizes, (_, index) => stock.get(first + index, placeNumber) > 0);
  }
}

function hasRow(words: Int32Array, row: number): boolean {
  return row < words.length * 32 && hasBit(words, row);
}
