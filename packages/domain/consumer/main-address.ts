export type MainMark = Readonly<{ id: string; approachType: 'S' | 'B'; main: boolean }>;

/** Whether a new address becomes the main one of its type: when asked, or when there is none yet (C4.39, C4.40). */
export function becomesMain(
  book: readonly MainMark[],
  added: Readonly<{ approachType: 'S' | 'B'; main?: boolean | undefined }>,
): boolean {
  return added.main === true || !book.some((one) => one.approachType === added.approachType && one.main);
}

/** The book with one address as main of its type; marks of the other type stay (C4.41). */
export function withMain<A extends MainMark>(book: readonly A[], id: string): readonly A[] {
  const chosen = book.find((one) => one.id === id);
  if (!chosen) return book;
  return book.map((one) => (one.approachType === chosen.approachType ? { ...one, main: one.id === id } : one));
}

/** Main ones first, each group in its own order (C4.42). */
export function mainFirst<A extends Readonly<{ main: boolean }>>(book: readonly A[]): readonly A[] {
  return [...book.filter((one) => one.main), ...book.filter((one) => !one.main)];
}
