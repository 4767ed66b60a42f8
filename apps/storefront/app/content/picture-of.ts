import type { ShownSection } from './load-page.ts';

/** The first picture that a block of a page shows, for previews of the page. */
export function pictureOf(sections: readonly ShownSection[]): string | undefined {
  return first(sections.flatMap(({ blocks }) => blocks.map(({ props }) => props)));
}

function first(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if ('picture' in value && typeof value.picture === 'string') return value.picture;
  for (const one of Object.values(value)) {
    const found = first(one);
    if (found) return found;
  }
  return undefined;
}
