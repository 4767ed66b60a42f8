import type { AnyHandler } from '../kernel/handle.ts';
import { approveRefundHandler } from './approve.ts';
import { giveRefundHandler } from './give.ts';
import { listRefundsHandler } from './list.ts';
import { refuseRefundHandler } from './refuse.ts';

/** What staff give back of orders by amount, which two people decide where it is much. */
export const refundHandlers: readonly AnyHandler[] = [
  listRefundsHandler,
  giveRefundHandler,
  approveRefundHandler,
  refuseRefundHandler,
];
