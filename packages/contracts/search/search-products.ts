import { Type } from 'typebox';
import { listingQuery, listingSchema, searchSorts } from '../catalogue/listing.ts';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** GET productSearch (C7.118): whole words, prefixes, and words with typing errors. */
export const searchProducts = operation({
  id: 'search.searchProducts',
  method: 'GET',
  path: '/products/v2/search/productSearch',
  summary: 'Products that match a search term, with facets and total.',
  callers: 'anyone',
  query: Type.Object({
    q: Type.String({ maxLength: 120 }),
    sort: Type.Optional(oneOf(searchSorts, 'by default relevance')),
    ...listingQuery,
  }),
  response: listingSchema,
  refusals: ['PLP400'],
  invalid: 'PLP400',
});
