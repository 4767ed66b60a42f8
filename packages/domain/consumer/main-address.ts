export type MainMark = Readonly<{ id: string; approachType: 'S' | 'B'; main: boolean }>;

/** Whether a new address becomes the main one of its type: on request, or when there is none yet (C4.39, C4.40). */
export function becomesMain(
  book: readonly MainMark[],
  added: Readonly<{ approachType: 'S' | 'B'; main?: boolean | undefined }>,
): boolean {
  return added.main === true || !book.some((one) => one.approachType === added.approachType && one.main);
}

/** Main ones first, each group in its own order (C4.42). */
export function mainFirst<A extends Readonly<{ main: boolean }>>(book: readonly A[]): readonly A[] {
  return [...book.filter((one) => one.main), ...book.filter((one) => !one.main)];
}
