import type { AnswersTo } from '../needs.ts';
import type { WhyEmpty } from '../why-empty.ts';
import type { CollectionNeeds } from './needs.ts';
import type { Collection } from './schema.ts';

/** A collection is not shown without products and cards. */
export function whyCollectionIsEmpty(
  { ids, categoryId }: Collection,
  { products = [] }: AnswersTo<CollectionNeeds>,
  { held }: Readonly<{ held: number }>,
): WhyEmpty | undefined {
  if (products.length + held > 0) return undefined;
  if (ids?.length) return 'products';
  return categoryId ? 'category' : 'blocks';
}
