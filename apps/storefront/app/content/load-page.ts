import type { Page } from '@eyelet/contracts/content/page.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { type LoadedBlocks, loadBlocks } from './load-blocks.ts';

/** The blocks of a content page, and the tags of all it shows. */
export async function loadPage(
  shop: Pick<ShopContext, 'client' | 'market' | 'report'>,
  page: Page,
): Promise<LoadedBlocks> {
  const { blocks, tags } = await loadBlocks(shop, page.blocks);
  return { blocks, tags: [`content:${page.slug}`, ...tags] };
}
