import { type SavingList, savingLists, sharingPermission } from '@eyelet/contracts/saved-filters/saved-filter.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';

/** The caller, and whether they may share. */
export function readerOf(context: Context) {
  const { staffId, permissions } = staffOf(context);
  return { staffId, mayShare: permissions.has(sharingPermission) };
}

/** Whether the caller may read a list; to others it has no saved filters. */
export function mayRead(context: Context, list: SavingList): boolean {
  return staffOf(context).permissions.has(savingLists[list]);
}
