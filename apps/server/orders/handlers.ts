import type { AnyHandler } from '../kernel/handle.ts';
import { listPurchasesHandler } from './list.ts';
import { readPurchaseHandler } from './read.ts';
import { readLinkedOrderHandler } from './read-linked.ts';
import { readOrderOfCartHandler } from './read-of-cart.ts';

/** What shoppers see and do of their orders. */
export const orderHandlers: readonly AnyHandler[] = [
  listPurchasesHandler,
  readPurchaseHandler,
  readLinkedOrderHandler,
  readOrderOfCartHandler,
];
