import type { AnyHandler } from '../kernel/handle.ts';
import { listMovementsHandler } from './list.ts';
import { readDeskPaymentHandler } from './read.ts';
import { releasePaymentHandler } from './release.ts';
import { tryRefundAgainHandler } from './try-refund.ts';

/** The desk of payments: the money that the shop has taken and given back. */
export const paymentDeskHandlers: readonly AnyHandler[] = [
  listMovementsHandler,
  readDeskPaymentHandler,
  releasePaymentHandler,
  tryRefundAgainHandler,
];
