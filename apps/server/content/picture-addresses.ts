import type { PageDocument } from '@eyelet/contracts/content/page.ts';

/** The names of pictures in a document: every `picture` of a block, at any depth. */
export function picturesIn(document: PageDocument): readonly string[] {
  const names: string[] = [];
  withPictures(document, (name) => {
    names.push(name);
    return name;
  });
  return names;
}

/** The document with replaced picture names in its blocks. */
export function withPictures(document: PageDocument, rename: (name: string) => string): PageDocument {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        key === 'picture' && typeof one === 'string' ? rename(one) : walk(one),
      ]),
    );
  };
  return { ...document, blocks: walk(document.blocks) as PageDocument['blocks'] };
}
