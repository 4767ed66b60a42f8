import type { BlockDefinition } from '../block.ts';
import { type CategoryCards, categoryCardsShape } from './schema.ts';
import { CategoryCardsView } from './view.tsx';

export const categoryCardsBlock: BlockDefinition<CategoryCards> = {
  shape: categoryCardsShape,
  View: CategoryCardsView,
};
