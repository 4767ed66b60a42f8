import type { exportAudit } from '@eyelet/contracts/audit/export.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { AuditFilter } from '@eyelet/db/audit/audit.ts';

/** The filter of a call as the repository takes it. */
export function filterOf({ from, to, ...rest }: InputOf<typeof exportAudit>['query']): AuditFilter {
  return {
    ...rest,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}
