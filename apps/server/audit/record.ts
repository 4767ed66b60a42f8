import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { insertAudits } from '@eyelet/db/audit/audit.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { diffOf, type Facts } from '@eyelet/domain/audit/diff.ts';
import { deviceOf } from '../credentials/device.ts';
import type { Context } from '../kernel/context.ts';
import { networkOf } from '../kernel/network-of.ts';

/** A change. `before` is null for something created, `after` for something removed; neither may hold a secret. */
export type AuditChange = Readonly<{
  subject: Readonly<{
    kind:
      | 'staff'
      | 'role'
      | 'audit'
      | 'setting'
      | 'preview'
      | 'event'
      | 'content'
      | 'follow-up'
      | 'medium'
      | 'case'
      | 'order'
      | 'return'
      | 'webhook'
      | 'api-key'
      | 'cart'
      | 'promotion'
      | 'associate'
      | 'gift-card'
      | 'member'
      | 'customer'
      | 'allowance'
      | 'reconciliation'
      | 'settlement'
      | 'text'
      | 'answer-template'
      | 'saved-filter'
      | 'transfer'
      | 'place';
    id: string;
  }>;
  before: Facts | null;
  after: Facts | null;
}>;

/** Who made a change, and from where. */
export type AuditSource = Readonly<{
  staffId: string | null;
  staffName: string;
  network: string;
  device: string;
  correlationId: string;
  now: Date;
}>;

type Actor = Readonly<{ staffId: string; name: string }>;

/** The source of a call: the signed-in person or the API key that makes it, unless another actor is named. */
export function sourceOf(context: Context, actor: Actor | undefined = context.staff): AuditSource {
  return {
    // A key has no staff id; the audit keeps its name.
    staffId: actor?.staffId || null,
    staffName: actor?.name ?? '',
    network: networkOf(context.address),
    device: deviceOf(context),
    correlationId: context.correlationId,
    now: context.now,
  };
}

/** Audits a change in its transaction; only members that differ are stored. */
export function recordAudit(
  tx: Transaction<Tables>,
  operation: Pick<Operation, 'id'>,
  change: AuditChange,
  source: AuditSource,
): Promise<void> {
  return recordAudits(tx, operation, [change], source);
}

/** Audits several changes of one call, each with its own entry. */
export async function recordAudits(
  tx: Transaction<Tables>,
  operation: Pick<Operation, 'id'>,
  changes: readonly AuditChange[],
  { staffId, staffName, network, device, correlationId, now }: AuditSource,
): Promise<void> {
  const rows = changes.map(({ subject, before, after }) => ({
    ...{ at: now, staff_id: staffId, staff_name: staffName, action: operation.id },
    ...{ subject_kind: subject.kind, subject_id: subject.id, ...diffOf(before, after) },
    ...{ network, device, correlation_id: correlationId },
  }));
  await insertAudits(tx, rows);
}
