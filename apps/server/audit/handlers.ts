import type { AnyHandler } from '../kernel/handle.ts';
import { exportAuditHandler } from './export.ts';
import { listAuditHandler } from './list.ts';

/** What staff have changed. */
export const auditHandlers: readonly AnyHandler[] = [listAuditHandler, exportAuditHandler];
