import type { Insertable, Selectable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { AuditTables } from '../tables/audit.ts';
import type { Tables } from '../tables/tables.ts';

export type AuditRow = Selectable<AuditTables['audit']>;

type Facts = Readonly<Record<string, unknown>> | null;

export type NewAuditRow = Omit<Insertable<AuditTables['audit']>, 'id' | 'before' | 'after'> &
  Readonly<{ before: Facts; after: Facts }>;

/** Writes audit entries in the transaction of the change. */
export async function insertAudits(tx: Transaction<Tables>, rows: readonly NewAuditRow[]): Promise<void> {
  if (rows.length === 0) return;
  const json = (facts: Facts) => (facts === null ? null : JSON.stringify(facts));
  const values = rows.map(({ before, after, ...row }) => ({ ...row, before: json(before), after: json(after) }));
  await tx.insertInto('audit').values(values).execute();
}

export type AuditFilter = Readonly<{
  staffId?: string | undefined;
  action?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  from?: Date | undefined;
  /** Entries before this instant. */
  to?: Date | undefined;
}>;

/** Matching entries, newest first; only those older than `beforeId` if given. */
export async function readAudit(
  db: Reader,
  filter: AuditFilter,
  page: Readonly<{ beforeId?: number | undefined; limit: number }>,
): Promise<readonly AuditRow[]> {
  const { staffId, action, subjectKind, subjectId, from, to } = filter;
  let query = db.selectFrom('audit').selectAll();
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId);
  if (action !== undefined) query = query.where('action', '=', action);
  if (subjectKind !== undefined) query = query.where('subject_kind', '=', subjectKind);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  if (page.beforeId !== undefined) query = query.where('id', '<', page.beforeId);
  return query.orderBy('id', 'desc').limit(page.limit).execute();
}
