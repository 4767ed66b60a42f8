import type { BlockDefinition } from '../block.ts';
import { type Collection, collectionShape } from './schema.ts';
import { CollectionView } from './view.tsx';

export const collectionBlock: BlockDefinition<Collection> = {
  shape: collectionShape,
  View: CollectionView,
  cardsQuery: ({ ids, categoryId, sort, count }) => ({ ids, categoryId, sort, count }),
};
