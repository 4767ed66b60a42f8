import type { exportAudit } from '@eyelet/contracts/audit/export.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';

export type AuditFilter = NonNullable<RequestOf<typeof exportAudit>['query']>;

const dayMs = 24 * 60 * 60 * 1000;

/** The beginning of a day in the time zone of the browser; undefined for what is not a day. */
function startOf(day: string | undefined): Date | undefined {
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00`);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

/** The query to the server for the filters of an address: days become instants, and the last day counts whole. */
export function auditQuery(address: Readonly<Record<string, string | undefined>>): AuditFilter {
  const from = startOf(address.from);
  const last = startOf(address.to);
  const { staffId, action, subjectKind, subjectId } = address;
  const named = { staffId, action, subjectKind, subjectId };
  return {
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value)),
    ...(from ? { from: from.toISOString() } : {}),
    // Half a day further is the next day also where clocks are changed; its beginning is the end.
    ...(last ? { to: nextDay(last).toISOString() } : {}),
  };
}

function nextDay(start: Date): Date {
  const next = new Date(start.getTime() + dayMs + dayMs / 2);
  next.setHours(0, 0, 0, 0);
  return next;
}
