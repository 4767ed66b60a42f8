import type { ShownBlock } from '@eyelet/blocks/shown-block.ts';
import type { Page } from '@eyelet/contracts/content/page.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { loadBlocks } from './load-blocks.ts';

/** Blocks under a name, as a page shows them. */
export type ShownSection = Readonly<{ name: string; blocks: readonly ShownBlock[] }>;

export type LoadedPage = Readonly<{ sections: readonly ShownSection[]; tags: readonly string[] }>;

/** The sections of a content page, and the tags of all it shows. */
export async function loadPage(
  shop: Pick<ShopContext, 'client' | 'market' | 'report'>,
  page: Page,
): Promise<LoadedPage> {
  const { blocks, tags } = await loadBlocks(
    shop,
    page.sections.flatMap((section) => section.blocks),
  );
  let start = 0;
  const sections = page.sections.map(({ name, blocks: { length } }) => {
    start += length;
    return { name, blocks: blocks.slice(start - length, start) };
  });
  return { sections: sections.filter((one) => one.blocks.length > 0), tags: [`content:page/${page.slug}`, ...tags] };
}
