import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { heldIn, withHeld } from './held-blocks.ts';
import { cleanValue } from './html/clean-value.ts';
import { kindOf } from './kinds.ts';

/**
 * A block and those in it with clean HTML (`html/clean-html.ts`), its paths under the base where there is one. A block
 * that is not in its newest version is not shown and stays as it is.
 */
export function cleanBlock(block: ContentBlock, base?: string): ContentBlock {
  const kind = kindOf(block.type);
  if (kind?.version !== block.version) return block;
  const held = heldIn(kind, block.props).map((one) => cleanBlock(one, base));
  return { ...block, props: withHeld(kind, cleanValue(kind.schema, block.props, base), held) };
}
