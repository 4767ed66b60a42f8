import type { Page } from '@eyelet/contracts/content/page.ts';

/** The first picture that a block of a page shows, for previews of the page. */
export function pictureOf({ blocks }: Pick<Page, 'blocks'>): string | undefined {
  return blocks.map(({ props }) => props.picture).find((picture) => typeof picture === 'string');
}
