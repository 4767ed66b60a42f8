import type { AnyHandler } from '../kernel/handle.ts';
import { add } from './add-item.ts';
import { putCoupon } from './apply-coupon.ts';
import { moveToStore } from './change-store.ts';
import { create } from './create.ts';
import { createWithItem } from './create-with-item.ts';
import { read } from './read.ts';
import { forget } from './remove.ts';
import { dropCoupon } from './remove-coupon.ts';
import { remove } from './remove-item.ts';
import { reserve } from './reserve-with-item.ts';
import { update } from './update-item.ts';

/** A cart, what is in it, and its codes. */
export const cartHandlers: readonly AnyHandler[] = [
  create,
  createWithItem,
  read,
  add,
  update,
  remove,
  forget,
  moveToStore,
  reserve,
  putCoupon,
  dropCoupon,
];
