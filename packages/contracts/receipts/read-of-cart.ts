import { basketParams } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';
import { receiptSchema } from './receipt.ts';

/** The steps of each amount of a cart, and why other promotions have no effect. Nothing is changed. */
export const readReceiptOfCart = operation({
  id: 'receipts.readOfCart',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/receipt',
  summary: 'Read what makes the prices of a cart',
  callers: 'session',
  params: basketParams,
  response: receiptSchema,
  refusals: ['BSK404'],
});
