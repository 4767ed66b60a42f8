import type { Hit, Preference } from './select.ts';

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

/** The colourway that a card shows in a sorted list is the one whose price puts it in its place. */
export function shownBy(sort: Sort): Preference {
  switch (sort) {
    case 'price-asc':
      return 'cheapest';
    case 'price-desc':
      return 'dearest';
    case 'discount':
      return 'most-reduced';
    default:
      return 'first';
  }
}

const share = ({ amount, original }: Hit) => (original > 0 ? 1 - amount / original : 0);
