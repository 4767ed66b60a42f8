import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { cardSchema } from './card.ts';
import { categoryIdPattern, productIdPattern } from './ids.ts';

/**
 * Cards for a collection on a page: the given products in the given order, the companions of a product, or the first of
 * a category.
 */
export const readCards = operation({
  id: 'catalogue.readCards',
  method: 'GET',
  path: '/fapi/components/products',
  summary: 'Product cards by ids or of a category; unknown products are left out.',
  callers: 'anyone',
  query: Type.Object({
    ids: Type.Optional(Type.Array(Type.String({ pattern: productIdPattern }), { maxItems: 48 })),
    goesWith: Type.Optional(
      Type.String({ pattern: productIdPattern, description: 'Companions from other departments.' }),
    ),
    categoryId: Type.Optional(Type.String({ pattern: categoryIdPattern })),
    sort: Type.Optional(oneOf(['recommended', 'newest'], 'by default recommended')),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 48, description: 'By default 12.' })),
  }),
  response: Type.Object({ products: Type.Array(cardSchema) }),
  refusals: ['PLP400'],
  invalid: 'PLP400',
});
