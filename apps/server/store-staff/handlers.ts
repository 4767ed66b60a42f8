import type { AnyHandler } from '../kernel/handle.ts';
import { addStoreStaffHandler } from './add.ts';
import { blockStoreStaffHandler } from './block.ts';
import { changeStoreStaffHandler } from './change.ts';
import { listStoreStaffHandler } from './list.ts';
import { readStoreStaffHandler } from './read.ts';
import { removeStoreStaffHandler } from './remove.ts';
import { removeStoreStaffPinHandler } from './remove-pin.ts';
import { resetStoreStaffPasswordHandler } from './reset-password.ts';
import { unblockStoreStaffHandler } from './unblock.ts';

export const storeStaffHandlers: readonly AnyHandler[] = [
  listStoreStaffHandler,
  readStoreStaffHandler,
  addStoreStaffHandler,
  changeStoreStaffHandler,
  blockStoreStaffHandler,
  unblockStoreStaffHandler,
  removeStoreStaffHandler,
  removeStoreStaffPinHandler,
  resetStoreStaffPasswordHandler,
];
