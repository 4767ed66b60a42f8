import type { DeskCode } from '@eyelet/contracts/promotion-desk/code.ts';
import type { DeskCodeRow } from '@eyelet/db/promotions/desk-codes.ts';

/** A code as the studio has it. */
export function codeView(row: DeskCodeRow): DeskCode {
  const { code, enabled, shown, used } = row;
  return {
    ...{ code, enabled, shown, used },
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    mostUses: row.most_uses,
    mostUsesEach: row.most_uses_each,
    forMembers: row.for_members,
  };
}
