import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import { approvePriceAdjustment } from '@eyelet/contracts/cart/approve-price-adjustment.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { changePriceAdjustment } from '@eyelet/contracts/cart/change-price-adjustment.ts';
import { removePriceAdjustment } from '@eyelet/contracts/cart/remove-price-adjustment.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { Asked } from '@eyelet/domain/price-adjustments/check.ts';

/** The item of a basket that is adjusted, null for all; `adjustmentId` is empty for a new adjustment. */
export type Adjusted = Readonly<{ basketId: string; itemId: string | null; adjustmentId: string }>;

/** Adjusts a price, or changes its adjustment (C7.59, C7.60). Throws refusals. */
export async function sendAdjustment(
  client: ApiClient,
  { basketId, itemId, adjustmentId }: Adjusted,
  asked: Asked,
): Promise<Cart> {
  if (adjustmentId === '') {
    return client.call(addPriceAdjustment, { params: { basketId }, body: { itemId, ...asked } });
  }
  return client.call(changePriceAdjustment, { params: { basketId, adjustmentId }, body: asked });
}

/** Removes an adjustment (C7.61). Throws refusals. */
export function sendRemoval(client: ApiClient, { basketId, adjustmentId }: Adjusted): Promise<Cart> {
  return client.call(removePriceAdjustment, { params: { basketId, adjustmentId } });
}

/** The approver with their password, and the version of the cart that they have seen. */
export type Approving = Readonly<{ storeEmployeeId: string; password: string; version: number }>;

/** Approves an adjustment. Throws refusals. */
export function sendApproval(
  client: ApiClient,
  { basketId, adjustmentId }: Adjusted,
  approving: Approving,
): Promise<Cart> {
  return client.call(approvePriceAdjustment, { params: { basketId, adjustmentId }, body: approving });
}
