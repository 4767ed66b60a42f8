import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { productParams } from './read-product.ts';

/** Stock by variant id (B3.3.07). */
export const inventorySchema = Type.Object({
  productId: Type.String(),
  variants: Type.Record(
    Type.String(),
    Type.Object({
      quantity: Type.Integer({ minimum: 0 }),
      stockStatus: oneOf(['InStock', 'OutOfStock']),
    }),
  ),
});

export type Inventory = Static<typeof inventorySchema>;

/** GET inventory (C7.102): the stock that can be shipped in the market, or that of one store. */
export const readInventory = operation({
  id: 'catalogue.readInventory',
  method: 'GET',
  path: '/products/v2/products/{productId}/inventory',
  summary: 'Stock of every variant of a product, for shipping or in one store.',
  callers: 'anyone',
  params: productParams,
  query: Type.Object({ storeId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) }),
  response: inventorySchema,
  refusals: ['API404'],
  invalid: 'API404',
});
