/** Unreserved units of SKUs by place. A size without stock at a place takes no memory. */
export type StockLevels = Readonly<{
  get: (sku: number, place: number) => number;
  set: (sku: number, place: number, units: number) => void;
  /** Removes the stock of some SKUs at all places. */
  clear: (first: number, count: number) => void;
}>;

const pageBits = 10;
const pageSize = 1 << pageBits;

/** For each place, pages of the SKUs in stock there. */
export function createStockLevels(places: number): StockLevels {
  const pages: (Int32Array | undefined)[][] = Array.from({ length: places }, () => []);
  const get = (sku: number, place: number) => pages[place]?.[sku >>> pageBits]?.[sku & (pageSize - 1)] ?? 0;
  function set(sku: number, place: number, units: number): void {
    const ofPlace = pages[place];
    if (!ofPlace) return;
    const number = sku >>> pageBits;
    const page = ofPlace[number];
    if (page) page[sku & (pageSize - 1)] = units;
    else if (units !== 0) {
      while (ofPlace.length <= number) ofPlace.push(undefined);
      const made = new Int32Array(pageSize);
      made[sku & (pageSize - 1)] = units;
      ofPlace[number] = made;
    }
  }
  return {
    get,
    set,
    clear(first, count) {
      for (let place = 0; place < places; place += 1) {
        for (let sku = first; sku < first + count; sku += 1) if (get(sku, place) !== 0) set(sku, place, 0);
      }
    },
  };
}
