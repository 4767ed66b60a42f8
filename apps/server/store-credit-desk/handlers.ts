import type { AnyHandler } from '../kernel/handle.ts';
import { adjustCreditHandler } from './adjust.ts';
import { approveCreditHandler } from './approve.ts';
import { listCreditHistoryHandler } from './list-history.ts';
import { readDeskCreditHandler } from './read.ts';
import { refuseCreditHandler } from './refuse.ts';

/** The store credit of customers, which two people change where it is much. */
export const storeCreditDeskHandlers: readonly AnyHandler[] = [
  readDeskCreditHandler,
  listCreditHistoryHandler,
  adjustCreditHandler,
  approveCreditHandler,
  refuseCreditHandler,
];
