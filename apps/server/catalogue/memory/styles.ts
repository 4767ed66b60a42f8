import type { Market } from '@eyelet/domain/markets/market.ts';
import { LRUCache } from 'lru-cache';
import { hasBit } from './bits.ts';
import type { Columns } from './columns.ts';
import { count } from './count-stock.ts';
import type { CardStyle, ColourwayEntry, PlaceEntry, SizeScale, StyleEntry } from './entry.ts';
import { languageLine, packStyle, unpackForCard, unpackStyle } from './packed-style.ts';
import { roomFor } from './room-for.ts';
import { sizeName } from './size-labels.ts';
import { firstSkuOf } from './slots.ts';
import type { StockLevels } from './stock-levels.ts';
import { createTextStore } from './text-store.ts';
import { createUnitsInStock } from './units-in-stock.ts';
import type { Vocabulary } from './vocabulary.ts';
import { zoneOf } from './zones.ts';

/** How many styles are kept as objects; the others are unpacked when needed. */
const mostUnpacked = 2000;

/** The styles of a catalogue by row, each packed into a text. */
export type Styles = Readonly<{
  has: (row: number) => boolean;
  /** Number of rows so far, including those without a style. */
  rows: () => number;
  /** The style in a row; it stays unpacked, as it is likely to be read again. */
  cached: (row: number) => StyleEntry | undefined;
  /** The style in a row, for a single read. */
  read: (row: number) => StyleEntry | undefined;
  /** The style in a row, for loops over all rows, which leave the cache as it is. */
  passing: (row: number) => StyleEntry | undefined;
  /** What cards show of a listed style in a market, with the stock of its zone: read for the call and not cached. */
  card: (row: number, market: Pick<Market, 'tag' | 'language' | 'region' | 'country'>) => CardStyle | undefined;
  /**
   * Packs a style into a row. Its slots in the columns are taken afterwards. Whoever put it sets its stock and its prices next, so it
   * stays unpacked until `releasePut`.
   */
  put: (row: number, style: StyleEntry) => void;
  releasePut: () => void;
  remove: (row: number) => void;
  /** Gives a style another revision, as its stock has changed. */
  revise: (style: StyleEntry) => void;
  /** The same by its row, without unpacking it. */
  reviseRow: (row: number) => void;
  /** Has styles be unpacked, and thereby counted, anew when they are read next. */
  forgetUnpacked: () => void;
}>;

export type StylesGround = Readonly<{
  columns: Columns;
  stock: StockLevels;
  places: readonly PlaceEntry[];
  scales: ReadonlyMap<string, SizeScale>;
  sizes: Vocabulary;
}>;

export function createStyles({ columns, stock, places, scales, sizes }: StylesGround): Styles {
  const packed = createTextStore();
  const unpacked = new LRUCache<number, StyleEntry>({ max: mostUnpacked });
  /** Apart from those that were read, as a whole catalogue that is put would drive them out. */
  let justPut = new Map<number, StyleEntry>();
  const unitsInStock = createUnitsInStock(columns.slots, stock, places);
  const unpackGround = {
    scales,
    sizeNumber: (scaleId: string, code: string) => sizes.numberOf(sizeName(scaleId, code)),
  };
  /** Markets whose wording some style has beside the texts of its language, such as `en-GB`. */
  const ownWordings = new Set<string>();
  let revisions = new Uint32Array(1024);
  let revision = 1;

  function unpack(row: number): StyleEntry | undefined {
    if (!packed.has(row)) return undefined;
    const style = unpackStyle(packed.lines(row), row, revisions[row] as number, unpackGround);
    style.colourways.forEach((colourway, place) => {
      copyStock(colourway, firstSkuOf(columns.slots, row, place));
      count(colourway, places);
    });
    return style;
  }

  function copyStock(colourway: ColourwayEntry, first: number): void {
    for (let index = 0; index < colourway.upcs.length; index += 1) {
      for (let at = 0; at < places.length; at += 1) {
        colourway.stock[index * places.length + at] = stock.get(first + index, at);
      }
    }
  }

  function reviseRow(row: number): void {
    revision += 1;
    revisions[row] = revision;
    const kept = justPut.get(row) ?? unpacked.peek(row);
    if (kept) kept.revision = revision;
  }

  function revise(style: StyleEntry): void {
    reviseRow(style.row);
    style.revision = revision;
  }

  return {
    has: packed.has,
    rows: packed.rows,
    cached(row) {
      const known = justPut.get(row) ?? unpacked.get(row);
      if (known) return known;
      const style = unpack(row);
      if (style) unpacked.set(row, style);
      return style;
    },
    read: (row) => justPut.get(row) ?? unpacked.get(row) ?? unpack(row),
    passing: (row) => justPut.get(row) ?? unpacked.peek(row) ?? unpack(row),
    card(row, market) {
      if (!hasRow(columns.listed.words, row)) return undefined;
      const known = justPut.get(row) ?? unpacked.get(row);
      if (known) return known;
      const { tag, language } = market;
      const ownLine = ownWordings.has(tag) ? packed.lineLike(row, languageLine(tag)) : undefined;
      const line = ownLine ?? packed.lineLike(row, languageLine(language));
      const key = ownLine === undefined ? language : tag;
      const zone = zoneOf(places, market);
      const card = unpackForCard(packed.first(row), line, key, (style, place) => unitsInStock(zone, row, place, style));
      return card ?? unpack(row);
    },
    put(row, style) {
      packed.put(row, packStyle(style));
      for (const { stock: units, upcs } of style.colourways) {
        units.length = upcs.length * places.length;
        units.fill(0);
      }
      for (const key of Object.keys(style.texts)) if (key.includes('-')) ownWordings.add(key);
      revisions = roomFor(revisions, row);
      style.row = row;
      revise(style);
      justPut.set(row, style);
    },
    releasePut() {
      justPut = new Map();
    },
    remove(row) {
      packed.remove(row);
      justPut.delete(row);
      unpacked.delete(row);
    },
    revise,
    reviseRow,
    forgetUnpacked() {
      justPut = new Map();
      unpacked.clear();
    },
  };
}

function hasRow(words: Int32Array, row: number): boolean {
  return row < words.length * 32 && hasBit(words, row);
}
