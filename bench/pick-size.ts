/** One of so many sizes as a shop sells them: of the most wanted tenth comes every third pair. */
export function pickSize(sizes: number): number {
  return Math.floor(sizes * Math.random() ** 2);
}

/** A size of a list, chosen so. */
export function pickOf(upcs: readonly string[]): string {
  return upcs[pickSize(upcs.length)] ?? '';
}
