import type { AnyHandler } from '../kernel/handle.ts';
import { listBulkActionsHandler } from './list.ts';
import { moveBulkActionHandler } from './move.ts';
import { printBulkActionHandler } from './print.ts';
import { readBulkActionHandler } from './read.ts';
import { startBulkActionHandler } from './start.ts';

/** What is done to many orders at once. */
export const bulkActionHandlers: readonly AnyHandler[] = [
  startBulkActionHandler,
  listBulkActionsHandler,
  readBulkActionHandler,
  moveBulkActionHandler,
  printBulkActionHandler,
];
