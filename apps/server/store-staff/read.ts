import { readStoreStaff } from '@eyelet/contracts/store-staff/read.ts';
import { findStoreStaff } from '@eyelet/db/consumers/store-staff.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { associateView } from './view.ts';

export const readStoreStaffHandler = handle(readStoreStaff, async (context, { params }) => {
  const row = await findStoreStaff(context.shop.database.db, params.employeeId, context.now);
  return row ? associateView(context, row) : refuse('STF404');
});
