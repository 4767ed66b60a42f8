import { readStaff } from '@eyelet/contracts/staff/read.ts';
import { findListedStaff } from '@eyelet/db/staff/list.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { personView } from './view.ts';

export const readStaffHandler = handle(readStaff, async ({ shop }, { params }) => {
  const row = await findListedStaff(shop.database.db, params.staffId);
  return row ? personView(row) : refuse('STF404');
});
