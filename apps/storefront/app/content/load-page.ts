import type { ShownBlock } from '@eyelet/blocks/shown-block.ts';
import type { Subject } from '@eyelet/blocks/subject.ts';
import type { Page } from '@eyelet/contracts/content/page.ts';
import { readRouteSections } from '@eyelet/contracts/content/read-route-sections.ts';
import { isInherited } from '@eyelet/domain/content/merge-inherited.ts';
import { type BlockShop, loadGroups } from './load-blocks.ts';

/** Blocks under a section name, as a page shows them. */
export type ShownSection = Readonly<{ name: string; blocks: readonly ShownBlock[] }>;

export type LoadedPage = Readonly<{ sections: readonly ShownSection[]; tags: readonly string[] }>;

/** The cache tag of pages with blocks that are placed at their route. */
const placedTag = 'content:placed';

/** The sections placed at a route of the shop that is not a content page; most routes have none. */
export async function loadRouteSections(
  shop: BlockShop,
  kind: 'product' | 'category',
  route: string,
  subject: Subject,
): Promise<LoadedPage> {
  const found = await shop.client.call(readRouteSections, { query: { route } });
  const { sections, tags } = await loadSections(shop, found.sections, subject);
  return { sections, tags: [`content:section/${kind}`, placedTag, ...tags] };
}

/** Sections with the answers to the needs of their blocks, and the tags of these; empty sections are left out. */
export async function loadSections(shop: BlockShop, stored: Page['sections'], subject?: Subject): Promise<LoadedPage> {
  const { groups, tags } = await loadGroups(
    shop,
    stored.map(({ blocks }) => blocks),
    subject,
  );
  const sections = stored.map(({ name }, index) => ({ name, blocks: groups[index] ?? [] }));
  const inherits = stored.some(({ name }) => isInherited(name));
  return {
    sections: sections.filter((one) => one.blocks.length > 0),
    tags: [...(inherits ? [placedTag] : []), ...tags],
  };
}

/** The sections of a content page, and the tags of everything that it shows. */
export async function loadPage(shop: BlockShop, page: Page): Promise<LoadedPage> {
  const { sections, tags } = await loadSections(shop, page.sections);
  return { sections, tags: [`content:page/${page.slug}`, ...tags] };
}
