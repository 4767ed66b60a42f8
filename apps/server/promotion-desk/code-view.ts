import type { DeskCode } from '@eyelet/contracts/promotion-desk/code.ts';
import type { DeskCodeRow } from '@eyelet/db/promotions/desk-codes.ts';
import { stateOf } from '@eyelet/domain/promotions/state.ts';

/** A code as the studio shows it. */
export function codeView(row: DeskCodeRow, now: Date): DeskCode {
  const { code, version, enabled, shown, used, starts_at: startsAt, ends_at: endsAt } = row;
  return {
    ...{ code, version, enabled, shown, used },
    state: stateOf({ enabled, startsAt, endsAt }, now),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    mostUses: row.most_uses,
    mostUsesEach: row.most_uses_each,
    forMembers: row.for_members,
  };
}
