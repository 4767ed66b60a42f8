import type { ShownBlock } from '@eyelet/blocks/shown-block.ts';
import type { Subject } from '@eyelet/blocks/subject.ts';
import type { Page } from '@eyelet/contracts/content/page.ts';
import { findComponent } from '../shop/find-component.ts';
import { type BlockShop, loadBlocks } from './load-blocks.ts';

/** Blocks under a name, as a page shows them. */
export type ShownSection = Readonly<{ name: string; blocks: readonly ShownBlock[] }>;

export type LoadedPage = Readonly<{ sections: readonly ShownSection[]; tags: readonly string[] }>;

/**
 * The sections that every page of a route shows, of the item of the content that is named after it; on most pages there are
 * none.
 */
export async function loadRouteSections(
  shop: BlockShop,
  route: 'product' | 'category',
  subject: Subject,
): Promise<LoadedPage> {
  const item = await findComponent(shop.client, 'section', route);
  const tag = `content:section/${route}`;
  if (!item) return { sections: [], tags: [tag] };
  const { blocks, tags } = await loadBlocks(
    shop,
    item.sections.flatMap((section) => section.blocks),
    subject,
  );
  return { sections: blocks.length > 0 ? [{ name: route, blocks }] : [], tags: [tag, ...tags] };
}

/** Sections with what their blocks ask for, and the tags of that; an empty one is left out. */
export async function loadSections(shop: BlockShop, stored: Page['sections']): Promise<LoadedPage> {
  const { blocks, tags } = await loadBlocks(
    shop,
    stored.flatMap((section) => section.blocks),
  );
  let start = 0;
  const sections = stored.map(({ name, blocks: { length } }) => {
    start += length;
    return { name, blocks: blocks.slice(start - length, start) };
  });
  return { sections: sections.filter((one) => one.blocks.length > 0), tags };
}

/** The sections of a content page, and the tags of all it shows. */
export async function loadPage(shop: BlockShop, page: Page): Promise<LoadedPage> {
  const { sections, tags } = await loadSections(shop, page.sections);
  return { sections, tags: [`content:page/${page.slug}`, ...tags] };
}
