/** One bit for each row, 32 rows to a number. */
export type Bits = { words: Int32Array };

/** The same for the first, second, … colourway of each row: one plane for each index of a colourway. */
export type Planes = Bits[];

/** Makes bits that all have room for the same rows. */
export type Bitmaps = Readonly<{
  bits: () => Bits;
  /** The plane of a colourway's index. */
  plane: (planes: Planes, place: number) => Bits;
  /** Count of numbers that hold all rows. */
  length: () => number;
  roomForRow: (row: number) => void;
  /** Removes a row from all bits. */
  clear: (row: number) => void;
}>;

export function createBitmaps(): Bitmaps {
  const all: Bits[] = [];
  let length = 32;
  const bits = (): Bits => {
    const made = { words: new Int32Array(length) };
    all.push(made);
    return made;
  };
  return {
    bits,
    plane(planes, place) {
      while (planes.length <= place) planes.push(bits());
      return planes[place] as Bits;
    },
    length: () => length,
    roomForRow(row) {
      if (row < length * 32) return;
      while (row >= length * 32) length *= 2;
      for (const one of all) {
        const { words } = one;
        one.words = new Int32Array(length);
        one.words.set(words);
      }
    },
    clear(row) {
      const mask = ~(1 << (row & 31));
      const at = row >>> 5;
      for (const { words } of all) words[at] = (words[at] as number) & mask;
    },
  };
}

export function putBit({ words }: Bits, row: number, on: boolean): void {
  const at = row >>> 5;
  if (on) words[at] = (words[at] as number) | (1 << (row & 31));
  else words[at] = (words[at] as number) & ~(1 << (row & 31));
}

export function hasBit(words: Int32Array, row: number): boolean {
  return (((words[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
}

/** How many bits of a number are set. */
export function countOf(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
