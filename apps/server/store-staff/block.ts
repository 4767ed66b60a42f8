import { blockStoreStaff } from '@eyelet/contracts/store-staff/block.ts';
import { handle } from '../kernel/handle.ts';
import { changeAssociate } from './change-associate.ts';

export const blockStoreStaffHandler = handle(blockStoreStaff, (context, { params, body }) =>
  changeAssociate(context, blockStoreStaff, { ...params, ...body }, { till_blocked: true }),
);
