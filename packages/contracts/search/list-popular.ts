import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** Terms that most of the popular products of a market are found by, for a search that has not begun. */
export const listPopularTerms = operation({
  id: 'search.listPopular',
  method: 'GET',
  path: '/products/v2/search/popularTerms',
  summary: 'Popular search terms.',
  callers: 'anyone',
  response: Type.Object({ terms: Type.Array(Type.String()) }),
  refusals: [],
});
