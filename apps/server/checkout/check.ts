import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { Shipment } from '@eyelet/domain/delivery/shipment.ts';
import { longestSheetCity } from '@eyelet/domain/wallets/sheet-contact.ts';
import { addressProblems } from '../addresses/check.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import type { PricedCart } from '../pricing/price.ts';

export type GoodsRefusal = 'ORD430' | 'INV409' | 'INV702' | 'PRC400';
export type DeliveryRefusal = 'CHK380' | 'SHP404';
export type BillingRefusal = 'BIL400' | 'BILL410' | 'PYT400';

/** Everything in the cart can still be bought (C8.37); one item short of stock is ORD430, several are INV409 (C8.48). */
export function checkGoods({ lines, gone, delivery }: PricedCart): Refusal<GoodsRefusal> | undefined {
  const [first] = gone;
  if (first) return refuse(first.reason === 'ORD404' ? 'ORD430' : first.reason, { itemId: first.line.id });
  const [short, ...more] = delivery.shortages;
  if (short) return more.length > 0 ? refuse('INV409') : refuse('ORD430', { itemId: short.lineId });
  return lines.length === 0 ? refuse('ORD430') : undefined;
}

/** Whether a shipment goes to the shopper's own address. */
export function goesHome({ kind }: Pick<Shipment, 'kind'>): boolean {
  return kind === 'home' || kind === 'customs';
}

/** Every shipment has a method that applies, and shipments have an address to which they can be delivered (C8.72). */
export function checkDelivery(
  context: Context,
  { shippingAddress }: CartDocument,
  { delivery: { shipments } }: PricedCart,
): Refusal<DeliveryRefusal> | undefined {
  const lacksAddress = !shippingAddress || addressProblems(context, shippingAddress, 'S', longestSheetCity).length > 0;
  if (lacksAddress && shipments.some(goesHome)) return refuse('CHK380');
  return shipments.every(({ method }) => method) ? undefined : refuse('SHP404');
}

/** The highest amount that an order and its payment can hold, in minor units. */
const highestAmount = 2_147_483_647;

/** The cart has a billing address and an amount that can be paid (C8.82, C8.83). */
export function checkBilled(
  { billingAddress }: CartDocument,
  { totals }: PricedCart,
): Refusal<BillingRefusal> | undefined {
  if (!billingAddress) return refuse('BIL400');
  if (billingAddress.phone === '') return refuse('BILL410');
  return Math.max(totals.total, totals.itemOriginal) > highestAmount ? refuse('PYT400') : undefined;
}
