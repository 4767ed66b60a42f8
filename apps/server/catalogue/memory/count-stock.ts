import type { ColourwayEntry, PlaceEntry, StyleEntry } from './entry.ts';
import { type Supply, suppliesOf, zoneCount } from './zones.ts';

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
 * Whether a zone has few of a colourway: hardly more than one person would buy, or little of every size, where `fewOfSize` units
 * of a size are few.
 */
export function isFew(units: number, openSizes: number, fewOfSize: number): boolean {
  return units > 0 && units <= fewOfSize * Math.max(2, openSizes);
}

/** Sums the stock of a colourway by zone. */
export function count(colourway: ColourwayEntry, places: readonly PlaceEntry[]): void {
  const digital = colourway.style.productType === 'digital';
  const zones = zoneCount(places);
  const openSizes: number[][] = Array.from({ length: zones }, () => []);
  const units: number[] = openSizes.map(() => 0);
  colourway.upcs.forEach((_, index) => {
    for (let zone = 0; zone < zones; zone += 1) {
      const available = digital ? digitalUnits(colourway.style) : shippable(colourway, index, zone, places);
      if (available > 0) openSizes[zone]?.push(colourway.sizeNumbers[index] ?? 0);
      units[zone] = (units[zone] ?? 0) + available;
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
  return openSizes.some((sizes, zone) => {
    const old = before[zone];
    if (!old || old.length !== sizes.length) return true;
    const wasFew = isFew(unitsBefore[zone] ?? 0, old.length, fewOfSize);
    return wasFew !== isFew(units[zone] ?? 0, sizes.length, fewOfSize) || sizes.some((size, at) => size !== old[at]);
  });
}

/** Units of one size that can be sent to homes of a zone. */
export function shippable(
  colourway: Pick<ColourwayEntry, 'stock'> & { readonly style: Pick<StyleEntry, 'customs' | 'giftCard'> },
  index: number,
  zone: number,
  places: readonly PlaceEntry[],
): number {
  const offset = index * places.length;
  const supply = suppliesOf(places)[zone];
  return supply ? unitsOf(supply, colourway.style, (number) => colourway.stock[offset + number] ?? 0) : 0;
}

/** What warehouses have, and what stores send of it: neither goods made to order nor printed gift cards. */
export function unitsOf(
  supply: Supply,
  { customs, giftCard }: Pick<StyleEntry, 'customs' | 'giftCard'>,
  at: (place: number) => number,
): number {
  let sum = 0;
  for (const number of supply.warehouses) sum += at(number);
  return customs || giftCard ? sum : sum + sentBy(supply, at);
}

/** What stores send of a size. */
export function sentBy({ stores }: Supply, at: (place: number) => number): number {
  let sum = 0;
  for (const { number, keeps } of stores) sum += Math.max(0, at(number) - keeps);
  return sum;
}
