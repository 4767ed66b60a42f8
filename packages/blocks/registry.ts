import type { BlockDefinition } from './block.ts';
import { categoryCardsBlock } from './category-cards/block.ts';
import { collectionBlock } from './collection/block.ts';
import { heroBlock } from './hero/block.ts';
import { linksBlock } from './links/block.ts';
import { newsletterBlock } from './newsletter/block.ts';
import { richTextBlock } from './rich-text/block.ts';
import { splitBlock } from './split/block.ts';
import { tileBlock } from './tile/block.ts';

const all = [
  heroBlock,
  splitBlock,
  collectionBlock,
  categoryCardsBlock,
  richTextBlock,
  tileBlock,
  linksBlock,
  newsletterBlock,
];

/** Every kind of block that pages can show, by type. */
export const blocks: ReadonlyMap<string, BlockDefinition> = new Map(
  all.map((block) => [block.shape.type, block as BlockDefinition]),
);
