import { changeStoreStaff } from '@eyelet/contracts/store-staff/change.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { storeNamed } from '../store-sessions/store-named.ts';
import { changeAssociate } from './change-associate.ts';
import { hundredthsOf } from './view.ts';

/** Changes store, limit and the right to approve; open store sessions use them from their next call on. */
export const changeStoreStaffHandler = handle(changeStoreStaff, async (context, { params, body }) => {
  const { storeId, adjustsUpTo, approves, version } = body;
  if (!storeNamed(context, storeId)) return refuse('STF400', { member: 'storeId' });
  const change = { works_at: storeId, adjusts_up_to: hundredthsOf(adjustsUpTo), approves_adjustments: approves };
  return changeAssociate(context, changeStoreStaff, { employeeId: params.employeeId, version }, change);
});
