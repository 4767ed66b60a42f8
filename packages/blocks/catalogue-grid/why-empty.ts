import type { AnswersTo } from '../needs.ts';
import type { WhyEmpty } from '../why-empty.ts';
import type { CatalogueGridNeeds } from './needs.ts';

/** A grid is not shown without products. */
export function whyGridIsEmpty(_: unknown, { products }: AnswersTo<CatalogueGridNeeds>): WhyEmpty | undefined {
  return products.length === 0 ? 'category' : undefined;
}
