import { RenderBlocks } from '@eyelet/blocks/render-blocks.tsx';
import { useShellData } from '../shop/shop-data.ts';
import type { LoadedPage } from './load-page.ts';

/** The blocks of a page with even space between them. */
export function PageBlocks({ page, cards }: Pick<LoadedPage, 'page' | 'cards'>) {
  const shell = useShellData();
  if (!shell) return null;
  return (
    <div className="space-y-20 lg:space-y-32">
      <RenderBlocks stored={page.blocks} cards={cards} base={`/${shell.market.locale}`} preview={!shell.live} />
    </div>
  );
}
