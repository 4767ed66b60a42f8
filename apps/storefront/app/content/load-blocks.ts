import { triesOf } from '@eyelet/blocks/load-views.ts';
import { showBlocks } from '@eyelet/blocks/show-blocks.ts';
import { type ShownBlock, typesOf } from '@eyelet/blocks/shown-block.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { resolversOf } from './resolvers.ts';

export type LoadedBlocks = Readonly<{ blocks: readonly ShownBlock[]; tags: readonly string[] }>;

/** Blocks with what they ask for, and the tags of that; their views are there when the page is rendered. */
export async function loadBlocks(
  { client, market, report }: Pick<ShopContext, 'client' | 'market' | 'report'>,
  stored: readonly ContentBlock[],
): Promise<LoadedBlocks> {
  const { blocks, sources } = await showBlocks(stored, resolversOf(client), report, `/${market.locale}`);
  await Promise.all(triesOf(typesOf(blocks)));
  return { blocks, tags: sources.includes('cards') ? ['listing'] : [] };
}
