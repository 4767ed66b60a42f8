import type { Hit } from './select.ts';

export type Sort = 'recommended' | 'relevance' | 'newest' | 'price-asc' | 'price-desc' | 'discount';

/**
 * Orders hits that come in order of popularity or relevance; equal ones keep that order. What is sold out goes to the
 * end of a recommended list only: who sorts by price wants the price to decide.
 */
export function sortHits(hits: readonly Hit[], sort: Sort): readonly Hit[] {
  switch (sort) {
    case 'recommended':
      return [...hits.filter(({ open }) => open), ...hits.filter(({ open }) => !open)];
    case 'relevance':
      return hits;
    case 'newest':
      return hits.toSorted((one, other) => other.style.launchedAt - one.style.launchedAt);
    case 'price-asc':
      return hits.toSorted((one, other) => one.amount - other.amount);
    case 'price-desc':
      return hits.toSorted((one, other) => other.amount - one.amount);
    case 'discount':
      return hits.toSorted((one, other) => share(other) - share(one));
  }
}

const share = ({ amount, original }: Hit) => (original > 0 ? 1 - amount / original : 0);
