import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { productSchema } from './product.ts';

export const productParams = Type.Object({
  productId: Type.String({ description: 'A colourway (11 characters) or a style (8, answers its default colour).' }),
});

/** GET details (C7.101). An unknown product is API404 (C8.115). */
export const readProduct = operation({
  id: 'catalogue.readProduct',
  method: 'GET',
  path: '/products/v2/products/{productId}/details',
  summary: 'Product details in the language, currency and stock of a market.',
  callers: 'anyone',
  params: productParams,
  response: productSchema,
  refusals: ['API404'],
  invalid: 'API404',
});
