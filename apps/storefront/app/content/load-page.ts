import type { ShownBlock } from '@eyelet/blocks/shown-block.ts';
import type { Subject } from '@eyelet/blocks/subject.ts';
import type { Page } from '@eyelet/contracts/content/page.ts';
import { readRouteSections } from '@eyelet/contracts/content/read-route-sections.ts';
import { isInherited } from '@eyelet/domain/content/merge-inherited.ts';
import { type BlockShop, loadGroups } from './load-blocks.ts';

/** Blocks under a name, as a page shows them. */
export type ShownSection = Readonly<{ name: string; blocks: readonly ShownBlock[] }>;

export type LoadedPage = Readonly<{ sections: readonly ShownSection[]; tags: readonly string[] }>;

/** What changes where sections are placed at routes. */
const placedTag = 'content:placed';

/** The sections that the content shows at a route of the shop that is no content page; on most pages there are none. */
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

/** Sections with what their blocks ask for, and the tags of that; an empty one is left out. */
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

/** The sections of a content page, and the tags of all it shows. */
export async function loadPage(shop: BlockShop, page: Page): Promise<LoadedPage> {
  const { sections, tags } = await loadSections(shop, page.sections);
  return { sections, tags: [`content:page/${page.slug}`, ...tags] };
}
