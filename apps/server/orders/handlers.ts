import type { AnyHandler } from '../kernel/handle.ts';
import { readPurchaseHandler } from './read.ts';
import { readLinkedOrderHandler } from './read-linked.ts';
import { readOrderOfCartHandler } from './read-of-cart.ts';

/** Reading orders. */
export const orderHandlers: readonly AnyHandler[] = [
  readPurchaseHandler,
  readLinkedOrderHandler,
  readOrderOfCartHandler,
];
