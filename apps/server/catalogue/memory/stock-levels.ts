/** Unreserved units of SKUs by place. A size without stock at a place takes no memory. */
export type StockLevels = Readonly<{
  get: (sku: number, place: number) => number;
  /** Sets the units of a SKU at every place, from those of several SKUs in a row: its own begin at an index. */
  set: (sku: number, units: readonly number[], first: number) => void;
  /** The SKUs in stock at a place, ascending. */
  skusAt: (place: number) => Iterable<number>;
  /** Removes the stock of some SKUs at all places. */
  clear: (first: number, count: number) => void;
}>;

const pageBits = 10;
const pageSize = 1 << pageBits;

/** For each place, pages of the SKUs in stock there. */
export function createStockLevels(places: number): StockLevels {
  const pages: (Int32Array | undefined)[][] = Array.from({ length: places }, () => []);
  const get = (sku: number, place: number) => pages[place]?.[sku >>> pageBits]?.[sku & (pageSize - 1)] ?? 0;
  function pageFor(place: number, number: number): Int32Array {
    const ofPlace = pages[place] as (Int32Array | undefined)[];
    while (ofPlace.length <= number) ofPlace.push(undefined);
    const page = ofPlace[number] ?? new Int32Array(pageSize);
    ofPlace[number] = page;
    return page;
  }
  return {
    get,
    set(sku, units, first) {
      const number = sku >>> pageBits;
      const at = sku & (pageSize - 1);
      for (let place = 0; place < places; place += 1) {
        const page = pages[place]?.[number];
        const here = units[first + place] as number;
        if (page) page[at] = here;
        else if (here !== 0) pageFor(place, number)[at] = here;
      }
    },
    *skusAt(place) {
      const ofPlace = pages[place] ?? [];
      // Pages may come while it is walked.
      for (let number = 0; number < ofPlace.length; number += 1) {
        const page = ofPlace[number];
        if (!page) continue;
        for (let at = 0; at < pageSize; at += 1) if ((page[at] as number) > 0) yield number * pageSize + at;
      }
    },
    clear(first, count) {
      for (let place = 0; place < places; place += 1) {
        for (let sku = first; sku < first + count; sku += 1) {
          const page = pages[place]?.[sku >>> pageBits];
          if (page) page[sku & (pageSize - 1)] = 0;
        }
      }
    },
  };
}
