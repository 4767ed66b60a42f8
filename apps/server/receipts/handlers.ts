import type { AnyHandler } from '../kernel/handle.ts';
import { readReceiptOfCartHandler } from './read-of-cart.ts';
import { readReceiptOfOrderHandler } from './read-of-order.ts';

/** Receipts of carts and orders. */
export const receiptHandlers: readonly AnyHandler[] = [readReceiptOfCartHandler, readReceiptOfOrderHandler];
