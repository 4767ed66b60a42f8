import type { AnyHandler } from '../kernel/handle.ts';
import { adjustPointsHandler } from './adjust.ts';
import { approveAdjustmentHandler } from './approve.ts';
import { listDeskMembersHandler } from './list.ts';
import { listMemberHistoryHandler } from './list-history.ts';
import { readDeskMemberHandler } from './read.ts';
import { refuseAdjustmentHandler } from './refuse.ts';

/** The desk of the loyalty programme: members, and their points, which two people change where it is many. */
export const loyaltyDeskHandlers: readonly AnyHandler[] = [
  listDeskMembersHandler,
  readDeskMemberHandler,
  listMemberHistoryHandler,
  adjustPointsHandler,
  approveAdjustmentHandler,
  refuseAdjustmentHandler,
];
