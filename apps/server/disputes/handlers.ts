import type { AnyHandler } from '../kernel/handle.ts';
import { listDisputesHandler } from './list.ts';
import { releaseDisputedGoodsHandler } from './release.ts';

/** Payments that their payers contest with their banks. */
export const disputeHandlers: readonly AnyHandler[] = [listDisputesHandler, releaseDisputedGoodsHandler];
