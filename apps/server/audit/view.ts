import type { AuditEntry } from '@eyelet/contracts/audit/entry.ts';
import type { AuditRow } from '@eyelet/db/audit/audit.ts';

/** A row as the studio shows it. */
export function entryView(row: AuditRow): AuditEntry {
  return {
    entryId: row.id,
    at: row.at.toISOString(),
    staffId: row.staff_id,
    staffName: row.staff_name,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    before: row.before,
    after: row.after,
    network: row.network,
    device: row.device,
    correlationId: row.correlation_id,
  };
}
