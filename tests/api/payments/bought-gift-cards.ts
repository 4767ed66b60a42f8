import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { cardToken, makeReady } from '@eyelet/testing/buy.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { rows } from './parcel-shop.ts';
import type { Desk } from './parcels.ts';

type Bought = Readonly<{
  upc?: string;
  qty?: number;
  recipientEmail?: string;
  /** What the first of two cards pays; without it, one card pays all. */
  first?: number;
}>;

/** A gift card of 40.00, or several, by default a printed one, and a pair of shoes, of which nobody has heard. */
export async function placedWithGiftCard(
  { running }: Desk,
  shopper: Shopper,
  { upc = upcs.printedGiftCard, qty = 1, first, ...mailed }: Bought = {},
): Promise<Order> {
  const giftCard = { amount: 40, recipientName: 'Bela', sender: 'Ada', message: '', design: 'kelp', ...mailed };
  const { id } = await shopper.call(createCartWithItem, { body: { upc, qty, giftCard } });
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.deck } });
  const { totals } = await makeReady(shopper, running.origin, id);
  if (first !== undefined) {
    const additionalData = { token: await cardToken(running.origin) };
    const body = { payment_method_id: 'CREDIT_CARD' as const, additionalData, amount: totals.total - first };
    await shopper.call(addInstrument, { params: { basketId: id }, body });
  }
  return shopper.call(placeOrder, { body: { cartId: id } });
}

/** How many gift cards an order has brought. */
export const issued = async ({ orderNumber }: Order) =>
  (await rows('select from gift_card where order_number = $1', orderNumber)).length;
