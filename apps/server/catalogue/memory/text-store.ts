import { roomFor } from './room-for.ts';

/**
 * Texts by row, each of some lines, kept as bytes outside the heap: as strings, the packed form of a hundred thousand
 * styles is two thirds of the garbage collector's heap and lengthens each of its pauses. Texts are in Latin-1 and
 * without line feeds.
 */
export type TextStore = Readonly<{
  put: (row: number, lines: readonly string[]) => void;
  remove: (row: number) => void;
  has: (row: number) => boolean;
  lines: (row: number) => readonly string[];
  first: (row: number) => string;
  /** The first line after the first one that begins with the text, without that beginning. */
  lineLike: (row: number, beginning: string) => string | undefined;
  /** Number of rows so far, including those without a text. */
  rows: () => number;
  /** Bytes used, including those of removed texts. */
  bytes: () => number;
}>;

/** Bytes allocated at once. */
const chunkBytes = 1 << 20;

const lineFeed = 10;

type Chunk = { readonly bytes: Buffer; used: number; live: number };

export function createTextStore(chunkSize = chunkBytes): TextStore {
  /** A chunk whose texts have all moved is undefined. */
  const chunks: (Chunk | undefined)[] = [];
  let chunkOf = new Int32Array(1024).fill(-1);
  let starts = new Uint32Array(1024);
  let lengths = new Uint32Array(1024);
  let rows = 0;
  let current = -1;

  function placeFor(length: number): number {
    const open = chunks[current];
    if (open && open.used + length <= open.bytes.length) return current;
    const free = chunks.indexOf(undefined);
    current = free < 0 ? chunks.length : free;
    chunks[current] = { bytes: Buffer.allocUnsafeSlow(Math.max(length, chunkSize)), used: 0, live: 0 };
    return current;
  }

  function write(row: number, length: number, fill: (bytes: Buffer, start: number) => void): void {
    const place = placeFor(length);
    const chunk = chunks[place] as Chunk;
    fill(chunk.bytes, chunk.used);
    chunkOf[row] = place;
    starts[row] = chunk.used;
    lengths[row] = length;
    chunk.used += length;
    chunk.live += length;
  }

  /** Moves the remaining texts of a chunk to the end of the current one once less than half of it is used. */
  function tidy(place: number): void {
    const chunk = chunks[place] as Chunk;
    if (place === current || chunk.live * 2 > chunk.used) return;
    for (let row = 0; row < rows && chunk.live > 0; row += 1) {
      if (chunkOf[row] !== place) continue;
      const start = starts[row] as number;
      const length = lengths[row] as number;
      chunk.live -= length;
      write(row, length, (bytes, at) => chunk.bytes.copy(bytes, at, start, start + length));
    }
    chunks[place] = undefined;
  }

  function remove(row: number): void {
    const place = chunkOf[row] ?? -1;
    if (place < 0) return;
    chunkOf[row] = -1;
    (chunks[place] as Chunk).live -= lengths[row] as number;
    tidy(place);
  }

  function read<T>(row: number, reader: (bytes: Buffer, start: number, end: number) => T): T {
    const chunk = chunks[chunkOf[row] as number];
    if (!chunk) throw new Error(`row ${row} has no text`);
    const start = starts[row] as number;
    return reader(chunk.bytes, start, start + (lengths[row] as number));
  }

  return {
    put(row, lines) {
      remove(row);
      chunkOf = roomFor(chunkOf, row, -1);
      starts = roomFor(starts, row);
      lengths = roomFor(lengths, row);
      rows = Math.max(rows, row + 1);
      const text = lines.join('\n');
      write(row, text.length, (bytes, start) => bytes.write(text, start, 'latin1'));
    },
    remove,
    has: (row) => (chunkOf[row] ?? -1) >= 0,
    lines: (row) => read(row, (bytes, start, end) => bytes.toString('latin1', start, end).split('\n')),
    first: (row) => read(row, (bytes, start, end) => bytes.toString('latin1', start, endOfLine(bytes, start, end))),
    lineLike: (row, beginning) =>
      read(row, (bytes, start, end) => {
        for (let at = endOfLine(bytes, start, end) + 1; at <= end; ) {
          const until = endOfLine(bytes, at, end);
          const rest = at + beginning.length;
          if (rest <= until && beginsLike(bytes, at, beginning)) return bytes.toString('latin1', rest, until);
          at = until + 1;
        }
        return undefined;
      }),
    rows: () => rows,
    bytes: () => chunks.reduce((sum, chunk) => sum + (chunk?.bytes.length ?? 0), 0),
  };
}

function endOfLine(bytes: Buffer, start: number, end: number): number {
  const found = bytes.indexOf(lineFeed, start);
  return found < 0 || found > end ? end : found;
}

function beginsLike(bytes: Buffer, start: number, beginning: string): boolean {
  for (let at = 0; at < beginning.length; at += 1) {
    if (bytes[start + at] !== beginning.charCodeAt(at)) return false;
  }
  return true;
}
