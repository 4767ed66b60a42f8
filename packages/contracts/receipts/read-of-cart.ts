import { basketParams } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';
import { receiptSchema } from './receipt.ts';

/** What makes each amount of a cart, and why other promotions take nothing off. It changes nothing. */
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
