import type { ShownBlock } from '@eyelet/blocks/shown-block.ts';

/** The first picture that a block of a page shows, for previews of the page. */
export function pictureOf(blocks: readonly ShownBlock[]): string | undefined {
  return blocks.map(({ props }) => props?.picture).find((picture) => typeof picture === 'string');
}
