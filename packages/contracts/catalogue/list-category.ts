import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { categoryIdPattern } from './ids.ts';
import { categorySorts, listingQuery, listingSchema } from './listing.ts';

/** GET catalog (C7.115). A bad category, sort or paging is PLP400 (C8.113). */
export const listCategory = operation({
  id: 'catalogue.listCategory',
  method: 'GET',
  path: '/products/v2/catalog',
  summary: 'A page of a category: product cards, facets with counts, and the total.',
  callers: 'anyone',
  query: Type.Object({
    categoryId: Type.String({ pattern: categoryIdPattern }),
    sort: Type.Optional(oneOf(categorySorts, 'by default recommended')),
    ...listingQuery,
  }),
  response: listingSchema,
  refusals: ['PLP400'],
  invalid: 'PLP400',
});
