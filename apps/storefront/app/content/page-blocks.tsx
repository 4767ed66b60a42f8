import { RenderBlocks } from '@eyelet/blocks/render-blocks.tsx';
import type { ShownBlock } from '@eyelet/blocks/shown-block.ts';
import { useShellData } from '../shop/shop-data.ts';
import { useBlockViews } from './use-block-views.ts';

/** The blocks of a page with even space between them. */
export function PageBlocks({ blocks }: Readonly<{ blocks: readonly ShownBlock[] }>) {
  const shell = useShellData();
  useBlockViews(blocks);
  if (!shell) return null;
  return (
    <div className="space-y-20 lg:space-y-32">
      <RenderBlocks blocks={blocks} base={`/${shell.market.locale}`} preview={!shell.live} />
    </div>
  );
}
