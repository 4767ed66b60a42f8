import type { AnyHandler } from '../kernel/handle.ts';
import { listReconciliationsHandler } from './list.ts';
import { runReconciliationHandler } from './run.ts';

/** Recounts of the ledger. */
export const reconciliationHandlers: readonly AnyHandler[] = [listReconciliationsHandler, runReconciliationHandler];
