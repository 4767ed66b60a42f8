import type { Look } from '@eyelet/contracts/customers/look.ts';
import type { LookRow } from '@eyelet/db/looks/look.ts';
import { endOf, isUnderWay, standingOf, wishUntil } from '@eyelet/domain/looks/look.ts';

/** A look as somebody of the staff sees it on the page of the customer. */
export function lookView(row: LookRow, staffId: string, now: Date): Look {
  const standing = standingOf(row, now);
  const until = standing === 'open' ? row.expires_at : wishUntil(row);
  return {
    lookId: row.id,
    standing,
    reason: row.reason,
    askedBy: row.staff_name,
    askedAt: row.asked_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    openedAt: row.opened_at?.toISOString() ?? null,
    endedAt: endOf(row, now)?.toISOString() ?? null,
    until: isUnderWay(standing) ? (until?.toISOString() ?? null) : null,
    isOwn: row.staff_id === staffId,
  };
}
