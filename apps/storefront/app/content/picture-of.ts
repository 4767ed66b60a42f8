import type { ShownSection } from './load-page.ts';

/** The first picture that a block of a page shows, for previews of the page. */
export function pictureOf(sections: readonly ShownSection[]): string | undefined {
  return sections
    .flatMap(({ blocks }) => blocks)
    .map(({ props }) => props?.picture)
    .find((picture) => typeof picture === 'string');
}
