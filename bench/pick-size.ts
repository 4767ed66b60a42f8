/** A random size with the demand of a real shop: the most wanted tenth gets every third sale. */
export function pickSize(sizes: number): number {
  return Math.floor(sizes * Math.random() ** 2);
}

/** A random size of a list, with the same demand. */
export function pickOf(upcs: readonly string[]): string {
  return upcs[pickSize(upcs.length)] ?? '';
}
