import type { AnyHandler } from '../kernel/handle.ts';
import { cancelOrderHandler } from './cancel.ts';
import { cancelOrderItemsHandler } from './cancel-items.ts';
import { claimOrderHandler } from './claim.ts';
import { listPurchasesHandler } from './list.ts';
import { listCancellableHandler } from './list-cancellable.ts';
import { quoteCancellationHandler } from './quote-cancellation.ts';
import { readPurchaseHandler } from './read.ts';
import { readLinkedOrderHandler } from './read-linked.ts';
import { readOrderOfCartHandler } from './read-of-cart.ts';
import { trackOrderHandler } from './track.ts';

export const orderHandlers: readonly AnyHandler[] = [
  cancelOrderHandler,
  cancelOrderItemsHandler,
  quoteCancellationHandler,
  listCancellableHandler,
  claimOrderHandler,
  trackOrderHandler,
  listPurchasesHandler,
  readPurchaseHandler,
  readLinkedOrderHandler,
  readOrderOfCartHandler,
];
