import { countOf, hasBit, type Planes } from '../memory/bits.ts';

/** One number for each 32 rows; undefined stands for all rows. */
export type Mask = Int32Array | undefined;

/** Intersects a mask with another in place; changes the first. */
export function narrow(ground: Int32Array, mask: Int32Array): void {
  for (let at = 0; at < ground.length; at += 1) ground[at] = (ground[at] as number) & (mask[at] as number);
}

/** The complement of a mask. */
export function inverted(words: Int32Array): Int32Array {
  return words.map((word) => ~word);
}

const noneByLength = new Map<number, Int32Array>();

/** The empty mask of a length, shared: it must not be changed. */
export function none(length: number): Int32Array {
  const known = noneByLength.get(length) ?? new Int32Array(length);
  noneByLength.set(length, known);
  return known;
}

/** Indexes of the words that are not zero, so that a small selection is walked quickly. */
export function wordsIn(mask: Int32Array): Uint32Array {
  const places = new Uint32Array(mask.length);
  let length = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] === 0) continue;
    places[length] = at;
    length += 1;
  }
  return places.subarray(0, length);
}

/** The number of rows in a mask. */
export function bitsIn(mask: Int32Array): number {
  let count = 0;
  for (const word of mask) count += countOf(word);
  return count;
}

/** The intersection of a mask with all others, at the indexes of its words that are not zero. */
export function common(mask: Int32Array, words: Uint32Array, others: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(mask.length);
  for (let index = 0; index < words.length; index += 1) {
    const at = words[index] as number;
    let word = mask[at] as number;
    for (let other = 0; other < others.length && word !== 0; other += 1) {
      word &= (others[other] as Int32Array)[at] as number;
    }
    all[at] = word;
  }
  return all;
}

/** The sums of bits in groups of four. */
function sumsOfFour(word: number): number {
  const sums = (word - ((word >>> 1) & 0x55555555)) | 0;
  return (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
}

/** Counts the rows shared by two masks: three words at a step, as three sums of four bits still fit into four bits. */
export function countShared(one: Int32Array, other: Int32Array, words: Uint32Array): number {
  let count = 0;
  let index = 0;
  for (const end = words.length - 2; index < end; index += 3) {
    const first = words[index] as number;
    const second = words[index + 1] as number;
    const third = words[index + 2] as number;
    const sums =
      (sumsOfFour((one[first] as number) & (other[first] as number)) +
        sumsOfFour((one[second] as number) & (other[second] as number)) +
        sumsOfFour((one[third] as number) & (other[third] as number))) |
      0;
    count += Math.imul((sums & 0x0f0f0f0f) + ((sums >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
  }
  for (; index < words.length; index += 1) {
    const at = words[index] as number;
    count += countOf((one[at] as number) & (other[at] as number));
  }
  return count;
}

/** Counts rows of a mask of styles that are in both of two masks, or in a third. */
export function countIn(
  one: Int32Array,
  other: Int32Array,
  words: Uint32Array,
  among: Int32Array | undefined,
  besides?: Int32Array,
): number {
  let count = 0;
  for (let index = 0; index < words.length; index += 1) {
    const at = words[index] as number;
    let word = (one[at] as number) & (other[at] as number);
    if (besides) word |= besides[at] as number;
    if (among) word &= among[at] as number;
    if (word !== 0) count += countOf(word);
  }
  return count;
}

/** The union of several values, plane by plane; undefined without values. */
export function unionOfPlanes(values: readonly Planes[] | undefined, length: number): Int32Array[] | undefined {
  return (
    values &&
    unionOfWords(
      values.map((planes) => planes.map(({ words }) => words)),
      length,
    )
  );
}

/** The same for planes that are plain numbers. */
export function unionOfWords(values: readonly (readonly Int32Array[])[], length: number): Int32Array[] {
  const places = Math.max(0, ...values.map((planes) => planes.length));
  return Array.from({ length: places }, (_, place) =>
    union(
      values.map((planes) => planes[place]),
      length,
    ),
  );
}

/** The union of the masks; a single one is returned without copying. */
export function union(masks: readonly Mask[], length: number): Int32Array {
  const known = masks.filter((mask) => mask !== undefined);
  const [only] = known;
  if (only && known.length === 1) return only;
  const all = new Int32Array(length);
  for (const mask of known) for (let at = 0; at < length; at += 1) all[at] = (all[at] as number) | (mask[at] as number);
  return all;
}

/** Rows of a list that are in a mask, from one index up to another. */
export function some(listed: Uint32Array, mask: Int32Array, start: number, end: number): number[] {
  const rows: number[] = [];
  let place = 0;
  for (let at = 0; at < listed.length && place < end; at += 1) {
    const row = listed[at] as number;
    if (row >= mask.length * 32 || !hasBit(mask, row)) continue;
    if (place >= start) rows.push(row);
    place += 1;
  }
  return rows;
}

let rowsInMask = new Uint32Array(0);

/** All rows of a list that are in a mask; the next call reuses the array. */
export function all(listed: Uint32Array, mask: Int32Array): Uint32Array {
  if (rowsInMask.length < listed.length) rowsInMask = new Uint32Array(listed.length);
  let length = 0;
  for (let at = 0; at < listed.length; at += 1) {
    const row = listed[at] as number;
    if (row >= mask.length * 32 || !hasBit(mask, row)) continue;
    rowsInMask[length] = row;
    length += 1;
  }
  return rowsInMask.subarray(0, length);
}
