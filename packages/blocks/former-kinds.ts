import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { formerSplit } from './banner/from-split.ts';
import { formerTile } from './banner/from-tile.ts';
import type { FormerKind } from './kind.ts';
import { formerCategoryCards } from './vertical-list/former-category-cards.ts';

/** Every former kind. */
export const formerKinds: readonly FormerKind[] = [formerCategoryCards, formerSplit, formerTile];

const byType: ReadonlyMap<string, FormerKind> = new Map(formerKinds.map((kind) => [kind.type, kind]));

/** A block of a kind that there is; one of a former kind as its successor. */
export function inCurrentKind(block: ContentBlock): ContentBlock {
  return byType.get(block.type)?.become(block) ?? block;
}
