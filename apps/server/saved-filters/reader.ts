import { type SavingList, savingLists, sharingPermission } from '@eyelet/contracts/saved-filters/saved-filter.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';

/** The caller, and whether they may share. */
export function readerOf(context: Context) {
  const { staffId, permissions } = staffOf(context);
  return { staffId, mayShare: permissions.has(sharingPermission) };
}

/** The refusal for a list that the caller may not read. */
export function listRefusal(context: Context, list: SavingList): Refusal<'STF403'> | undefined {
  const permission = savingLists[list];
  return staffOf(context).permissions.has(permission) ? undefined : refuse('STF403', { permission });
}
