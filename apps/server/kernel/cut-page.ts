/** A page of rows, of which one more than the limit was read, and its last row if another page follows. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
): Readonly<{ page: readonly Row[]; last: Row | undefined }> {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? page.at(-1) : undefined };
}
