import type { BlockShape } from './block.ts';
import { categoryCardsShape } from './category-cards/schema.ts';
import { collectionShape } from './collection/schema.ts';
import { heroShape } from './hero/schema.ts';
import { linksShape } from './links/schema.ts';
import { newsletterShape } from './newsletter/schema.ts';
import { richTextShape } from './rich-text/schema.ts';
import { splitShape } from './split/schema.ts';
import { tileShape } from './tile/schema.ts';

/** Every kind of block as it is stored; what the server checks content by. */
export const blockShapes: readonly BlockShape[] = [
  heroShape,
  splitShape,
  collectionShape,
  categoryCardsShape,
  richTextShape,
  tileShape,
  linksShape,
  newsletterShape,
];
