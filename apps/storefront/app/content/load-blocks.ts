import { triesOf } from '@eyelet/blocks/load-views.ts';
import { resolversOf } from '@eyelet/blocks/resolvers.ts';
import { showBlocks } from '@eyelet/blocks/show-blocks.ts';
import { type ShownBlock, typesOf } from '@eyelet/blocks/shown-block.ts';
import type { Subject } from '@eyelet/blocks/subject.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { ShopContext } from '../shop/shop-context.ts';

type LoadedBlocks = Readonly<{ blocks: readonly ShownBlock[]; tags: readonly string[] }>;
type LoadedGroups = Readonly<{ groups: readonly (readonly ShownBlock[])[]; tags: readonly string[] }>;

export type BlockShop = Pick<ShopContext, 'client' | 'market' | 'outside' | 'preview' | 'report' | 'noteGone'>;
/** The cache tag for the answers of each source. */
const tagsOfSources: Readonly<Record<string, string>> = {
  cards: 'listing',
  articles: 'content:article',
  events: 'content:event',
};

/** Blocks with the answers to their needs, and the tags of these; their views are loaded when the page is rendered. */
export async function loadBlocks(
  shop: BlockShop,
  stored: readonly ContentBlock[],
  subject?: Subject,
): Promise<LoadedBlocks> {
  const { groups, tags } = await loadGroups(shop, [stored], subject);
  return { blocks: groups.flat(), tags };
}

/** The same for the sections of a page, with one call for each source. */
export async function loadGroups(
  shop: BlockShop,
  stored: readonly (readonly ContentBlock[])[],
  subject: Subject = {},
): Promise<LoadedGroups> {
  const { groups, sources } = await showBlocks(stored, resolversOf(shop), shop.report, {
    base: `/${shop.market.locale}`,
    subject,
    // At another moment the shop has other products.
    ...(shop.preview ? { named: true } : { onGone: shop.noteGone }),
  });
  await Promise.all(triesOf(typesOf(groups.flat())));
  return { groups, tags: sources.flatMap((source) => tagsOfSources[source] ?? []) };
}
