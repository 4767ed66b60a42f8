import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { addressProblems } from '../addresses/check.ts';
import type { PricedCart } from '../cart/price.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

export type GoodsRefusal = 'ORD430' | 'INV702' | 'PRC400';
export type DeliveryRefusal = 'CHK380' | 'SHP404';
export type BillingRefusal = 'BIL400' | 'BILL410' | 'PYT400';

/** Everything in the cart can still be bought (C8.37); an empty cart has nothing to order. */
export function checkGoods(priced: PricedCart): Refusal<GoodsRefusal> | undefined {
  const gone = priced.gone[0];
  if (gone) return refuse(gone.reason === 'ORD404' ? 'ORD430' : gone.reason, { itemId: gone.line.id });
  return priced.rows.length === 0 ? refuse('ORD430') : undefined;
}

/** The cart has an address that it can be delivered to, and a method that applies (C8.72). */
export function checkDelivery(
  document: CartDocument,
  priced: PricedCart,
  context: Context,
): Refusal<DeliveryRefusal> | undefined {
  if (priced.totals.methods.length === 0) return undefined;
  const { shippingAddress } = document;
  if (!shippingAddress || addressProblems(shippingAddress, 'S', context).length > 0) return refuse('CHK380');
  return priced.totals.method ? undefined : refuse('SHP404');
}

/** The highest amount that an order and its payment can hold, in minor units. */
const highestAmount = 2_147_483_647;

/** The cart is billed to somebody, and to an amount that can be paid (C8.82, C8.83). */
export function checkBilled(
  { billingAddress }: CartDocument,
  { totals }: PricedCart,
): Refusal<BillingRefusal> | undefined {
  if (!billingAddress) return refuse('BIL400');
  if (billingAddress.phone === '') return refuse('BILL410');
  return Math.max(totals.total, totals.itemOriginal) > highestAmount ? refuse('PYT400') : undefined;
}
