import type { StyleEntry } from './entry.ts';
import { roomFor } from './room-for.ts';

/** Where the colourways and SKUs of a row are stored: those of a row side by side, those of a colourway as well. */
export type Slots = {
  /** By row. */
  firstColourway: Uint32Array;
  colourways: Uint8Array;
  /** By colourway. */
  row: Uint32Array;
  firstSku: Uint32Array;
  skus: Uint16Array;
  /** By SKU: its colourway, and its number in the size vocabulary. */
  colourway: Uint32Array;
  size: Uint16Array;
  nextColourway: number;
  nextSku: number;
};

export function createSlots(): Slots {
  return {
    firstColourway: new Uint32Array(1024),
    colourways: new Uint8Array(1024),
    row: new Uint32Array(1024),
    firstSku: new Uint32Array(1024),
    skus: new Uint16Array(1024),
    colourway: new Uint32Array(1024),
    size: new Uint16Array(1024),
    nextColourway: 0,
    nextSku: 0,
  };
}

/**
 * Gives a style its slots: its previous ones where it still fits them. Abandoned slots are not reused: they are few, as
 * a style seldom changes its colourways or sizes.
 */
export function takeSlots(slots: Slots, row: number, { colourways }: StyleEntry): void {
  slots.firstColourway = roomFor(slots.firstColourway, row);
  slots.colourways = roomFor(slots.colourways, row);
  if (!fits(slots, row, colourways)) {
    slots.firstColourway[row] = slots.nextColourway;
    slots.colourways[row] = colourways.length;
    for (const { upcs } of colourways) {
      const at = slots.nextColourway;
      slots.row = roomFor(slots.row, at);
      slots.firstSku = roomFor(slots.firstSku, at);
      slots.skus = roomFor(slots.skus, at);
      slots.row[at] = row;
      slots.firstSku[at] = slots.nextSku;
      slots.skus[at] = upcs.length;
      slots.nextColourway += 1;
      slots.nextSku += upcs.length;
    }
    slots.colourway = roomFor(slots.colourway, slots.nextSku);
    slots.size = roomFor(slots.size, slots.nextSku);
  }
  colourways.forEach(({ upcs, sizeNumbers }, place) => {
    const at = (slots.firstColourway[row] as number) + place;
    upcs.forEach((_, index) => {
      const sku = (slots.firstSku[at] as number) + index;
      slots.colourway[sku] = at;
      slots.size[sku] = sizeNumbers[index] ?? 0;
    });
  });
}

function fits({ firstColourway, colourways, skus }: Slots, row: number, wanted: StyleEntry['colourways']): boolean {
  const first = firstColourway[row] as number;
  return colourways[row] === wanted.length && wanted.every(({ upcs }, place) => skus[first + place] === upcs.length);
}

/** The slot of the first SKU of a row's colourway. */
export function firstSkuOf({ firstColourway, firstSku }: Slots, row: number, place: number): number {
  return firstSku[(firstColourway[row] as number) + place] as number;
}
