import { categorySorts, searchSorts, standardCount } from '@eyelet/contracts/catalogue/listing.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { offeredSpans } from '../catalogue/listing/selection.ts';
import type { Memory } from '../catalogue/memory/memory.ts';

/** Represents every unknown sort, so that all of them are one page, which reports it (C8.113). */
export const unknownSort = 'unknown';

/** What a query value means for its page: itself, another value that represents it, or nothing. */
export type ValueOf = (name: string, value: string) => string | undefined;

/**
 * The query values that listings of a market know: values of the facets, the sorts, and as many pages as all styles
 * would fill. Other values are dropped, as each would only add a page to render.
 */
export function knownValues(path: string, memory: Memory, market: Market): ValueOf {
  const { words, placesById } = memory;
  const sorts: readonly string[] = path.split('/')[2] === 'c' ? categorySorts : searchSorts;
  const known: Readonly<Record<string, (value: string) => boolean>> = {
    category: (value) => words.category.known(value) !== undefined,
    gender: (value) => words.gender.known(value) !== undefined,
    colour: (value) => words.family.known(value) !== undefined,
    activity: (value) => words.activity.known(value) !== undefined,
    size: (value) => memory.sizeLabels(market.locale).labels.known(value) !== undefined,
    price: (value) => offeredSpans.includes(value),
    availability: (value) => value === 'in-stock' || placesById.has(value),
    page: (value) => (Number(value) - 1) * standardCount < memory.size().styles,
  };
  return (name, value) => {
    if (name === 'sort') return sorts.includes(value) ? value : unknownSort;
    return (known[name]?.(value) ?? true) ? value : undefined;
  };
}
