import { unblockStoreStaff } from '@eyelet/contracts/store-staff/unblock.ts';
import { handle } from '../kernel/handle.ts';
import { changeAssociate } from './change-associate.ts';

export const unblockStoreStaffHandler = handle(unblockStoreStaff, (context, { params, body }) =>
  changeAssociate(context, unblockStoreStaff, { ...params, ...body }, { till_blocked: false }),
);
