import type { AnyHandler } from '../kernel/handle.ts';
import { addItemHandler } from './add-item.ts';
import { addPriceAdjustmentHandler } from './add-price-adjustment.ts';
import { applyCouponHandler } from './apply-coupon.ts';
import { approvePriceAdjustmentHandler } from './approve-price-adjustment.ts';
import { changePriceAdjustmentHandler } from './change-price-adjustment.ts';
import { changeStoreHandler } from './change-store.ts';
import { chooseGiftHandler } from './choose-gift.ts';
import { createCartHandler } from './create.ts';
import { createCartWithItemHandler } from './create-with-item.ts';
import { readCartHandler } from './read.ts';
import { removeCartHandler } from './remove.ts';
import { removeCouponHandler } from './remove-coupon.ts';
import { removeItemHandler } from './remove-item.ts';
import { removePriceAdjustmentHandler } from './remove-price-adjustment.ts';
import { reserveWithItemHandler } from './reserve-with-item.ts';
import { updateItemHandler } from './update-item.ts';

/** Carts: their lines, codes and stores, and price adjustments by store associates. */
export const cartHandlers: readonly AnyHandler[] = [
  addItemHandler,
  addPriceAdjustmentHandler,
  applyCouponHandler,
  approvePriceAdjustmentHandler,
  changePriceAdjustmentHandler,
  changeStoreHandler,
  chooseGiftHandler,
  createCartHandler,
  createCartWithItemHandler,
  readCartHandler,
  removeCartHandler,
  removeCouponHandler,
  removeItemHandler,
  removePriceAdjustmentHandler,
  reserveWithItemHandler,
  updateItemHandler,
];
