/** A text that is the same in many pages, as long as it is the same object (`server/pages/written-page.ts`). */
export type SharedText = Readonly<{ text: string }>;

export type PagePart = string | SharedText;

/** The text of a page in parts, in their order (`server/pages/written-page.ts`). */
export type WrittenPage = Readonly<Record<'head' | 'early' | 'body' | 'late' | 'end', readonly PagePart[]>>;

/** Parts in which a shared text stands in the place of a word; without the word they stay as they are. */
export function withShared(
  parts: readonly PagePart[],
  word: string,
  shared: SharedText | undefined,
): readonly PagePart[] {
  return parts.flatMap((part) => {
    const at = shared && typeof part === 'string' ? part.indexOf(word) : -1;
    if (!shared || typeof part !== 'string' || at === -1) return [part];
    return [part.slice(0, at), shared, part.slice(at + word.length)];
  });
}
