import { cards, type Need } from '../needs.ts';
import type { Collection } from './schema.ts';

export type CollectionNeeds = Readonly<{ products?: Need<'cards'> }>;

/** The products that a collection shows: by id, all unless it says how many, else the first of its category; none of a collection of blocks. */
export function collectionNeeds({ ids, categoryId, sort, count }: Collection): CollectionNeeds {
  return ids || categoryId
    ? { products: cards({ ids, categoryId, sort, count: count ?? (ids && Math.max(1, ids.length)) }) }
    : {};
}
