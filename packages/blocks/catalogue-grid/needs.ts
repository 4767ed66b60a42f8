import { cards, type Need } from '../needs.ts';
import type { CatalogueGrid } from './schema.ts';

export type CatalogueGridNeeds = Readonly<{ products: Need<'cards'> }>;

/** Eight products fill the rows of two and of four columns. */
const usualCount = 8;

export function catalogueGridNeeds({ categoryId, sort, count = usualCount }: CatalogueGrid): CatalogueGridNeeds {
  return { products: cards({ categoryId, sort, count }) };
}
