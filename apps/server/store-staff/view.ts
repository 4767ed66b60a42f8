import type { Associate } from '@eyelet/contracts/store-staff/associate.ts';
import type { StoreStaffRow } from '@eyelet/db/consumers/store-staff.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';
import type { Context } from '../kernel/context.ts';
import { storeNamed } from '../store-sessions/store-named.ts';

/** A percentage in hundredths of a percent, as limits are stored. */
export const hundredthsOf = (percent: number | null) => (percent === null ? null : Math.round(percent * 100));

const percentOf = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);

/** An associate as the studio shows them. */
export function associateView(context: Context, row: StoreStaffRow): Associate {
  return {
    employeeId: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    storeId: row.works_at,
    storeName: storeNamed(context, row.works_at)?.name ?? row.works_at,
    adjustsUpTo: percentOf(row.adjusts_up_to),
    shopAdjustsUpTo: context.shop.settings.current()['associates.adjust-alone'],
    approves: row.approves_adjustments,
    blocked: row.till_blocked,
    hasPin: row.has_pin,
    openSessions: row.open_sessions,
    version: row.till_version,
  };
}

/** The members of an associate that the audit keeps; name and email stay in their account only. */
export function associateFacts(row: StoreStaffRow): Facts {
  return {
    store: row.works_at,
    adjustsUpTo: percentOf(row.adjusts_up_to),
    approves: row.approves_adjustments,
    blocked: row.till_blocked,
    hasPin: row.has_pin,
  };
}
