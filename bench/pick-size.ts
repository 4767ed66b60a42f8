/** One of so many sizes as a shop sells them: of the most wanted tenth comes every third pair. */
export function pickSize(sizes: number): number {
  return Math.floor(sizes * Math.random() ** 2);
}
