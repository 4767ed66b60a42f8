import { endLook } from '@eyelet/contracts/looks/end.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { changeLook, type LookRow } from '@eyelet/db/looks/look.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { type AuditSource, recordAudit } from '../audit/record.ts';

/** Ends a wish or a look that is under way, for whoever has asked for it. */
export async function endByStaff(tx: Transaction<Tables>, look: LookRow, source: AuditSource): Promise<void> {
  await changeLook(tx, look.id, { state: 'ended', ended_at: source.now, ended_by: 'staff', token_hash: null });
  const subject = { kind: 'customer', id: look.consumer_id } as const;
  await recordAudit(tx, endLook, { subject, before: { look: look.state }, after: { look: 'ended' } }, source);
}
