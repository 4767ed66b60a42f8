import type { ColourwayEntry, PlaceEntry } from './entry.ts';
import { regionNumber, regions } from './entry.ts';

/** The stock of every size of a digital product, which never runs out. */
const plenty = 1_000_000;

/** The stock of a digital product: unlimited, unless it has no file to deliver. */
export function digitalUnits({ isDeliverable }: Pick<ColourwayEntry['style'], 'isDeliverable'>): number {
  return isDeliverable ? plenty : 0;
}

/**
 * Sets the stock of one size from `place:available` pairs; returns whether the sizes that can be bought have changed.
 */
export function setLevels(
  colourway: ColourwayEntry,
  index: number,
  levels: string,
  places: ReadonlyMap<string, PlaceEntry>,
): void {
  const offset = index * places.size;
  colourway.stock.fill(0, offset, offset + places.size);
  if (levels === '') return;
  for (const pair of levels.split(' ')) {
    const cut = pair.lastIndexOf(':');
    const place = places.get(pair.slice(0, cut));
    if (place) colourway.stock[offset + place.number] = Number(pair.slice(cut + 1));
  }
}

/**
 * Whether a region has few of a colourway: hardly more than one person would buy, or little of every size, where `fewOfSize` units
 * of a size are few.
 */
export function isFew(units: number, openSizes: number, fewOfSize: number): boolean {
  return units > 0 && units <= fewOfSize * Math.max(2, openSizes);
}

/** Sums the stock of a colourway by region. */
export function count(colourway: ColourwayEntry, places: readonly PlaceEntry[]): void {
  const digital = colourway.style.productType === 'digital';
  const openSizes: number[][] = regions.map(() => []);
  const units: number[] = regions.map(() => 0);
  colourway.upcs.forEach((_, index) => {
    for (let region = 0; region < regions.length; region += 1) {
      const available = digital ? digitalUnits(colourway.style) : shippable(colourway, index, region, places);
      if (available > 0) openSizes[region]?.push(colourway.sizeNumbers[index] ?? 0);
      units[region] = (units[region] ?? 0) + available;
    }
  });
  colourway.openSizes = openSizes;
  colourway.openCounts = openSizes.map(({ length }) => length);
  colourway.units = units;
}

/** Sums it anew; returns whether a size became available or sold out, or few are left or no more. */
export function recount(colourway: ColourwayEntry, places: readonly PlaceEntry[], fewOfSize: number): boolean {
  const { openSizes: before, units: unitsBefore } = colourway;
  count(colourway, places);
  const { openSizes, units } = colourway;
  return openSizes.some((sizes, region) => {
    const old = before[region];
    if (!old || old.length !== sizes.length) return true;
    const wasFew = isFew(unitsBefore[region] ?? 0, old.length, fewOfSize);
    return wasFew !== isFew(units[region] ?? 0, sizes.length, fewOfSize) || sizes.some((size, at) => size !== old[at]);
  });
}

/** Units of one size in the warehouses of a region. */
export function shippable(
  colourway: ColourwayEntry,
  index: number,
  region: number,
  places: readonly PlaceEntry[],
): number {
  const offset = index * places.length;
  let sum = 0;
  for (const number of warehousesOf(places)[region] ?? []) sum += colourway.stock[offset + number] ?? 0;
  return sum;
}

const knownWarehouses = new WeakMap<readonly PlaceEntry[], readonly (readonly number[])[]>();

/** Numbers of the warehouses by the number of their region; they are those of a list of places for as long as it exists. */
export function warehousesOf(places: readonly PlaceEntry[]): readonly (readonly number[])[] {
  const known =
    knownWarehouses.get(places) ??
    regions.map((_, region) =>
      places.flatMap((one) => (one.kind === 'warehouse' && regionNumber(one.region) === region ? one.number : [])),
    );
  knownWarehouses.set(places, known);
  return known;
}
