import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { address, cardToken } from '@eyelet/testing/buy.ts';
import type { TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import { setStockAt } from '@eyelet/testing/start-stocked-shop.ts';
import { vi } from 'vitest';
import { type Desk, follow } from './parcels.ts';

const open = [['10:00', '18:00']];
const store = {
  id: 'S-WHARF',
  kind: 'store',
  name: 'Long Wharf',
  region: 'NORA',
  country: 'US',
  details: {
    ...{ addressLine1: '1 Long Wharf', city: 'Boston', province: 'MA', postalCode: '02110' },
    ...{ timeZone: 'America/New_York', week: [open, open, open, open, open, open, open], openOn: 'all' },
  },
} as const;

/** Opens a store that has some units. */
export async function openStore({ running }: Pick<Desk, 'running'>, ...upcsThere: readonly string[]): Promise<void> {
  await writePlaces(running.shop.database, [store]);
  for (const upc of upcsThere) await setStockAt(running, upc, store.id, 20);
  for (const upc of upcsThere) {
    const placeId = store.id;
    await vi.waitUntil(() => running.shop.catalogue.availability(upc, { placeId }) > 3, { timeout: 10_000 });
  }
}

type Wish = Readonly<{ home: string; collected: string; qty?: number; giftCard?: TestGiftCard }>;

/** An order of a unit that is sent home and of others that wait in that store, paid with a card. */
export async function orderedForBoth(
  { running }: Desk,
  shopper: Shopper,
  { home, collected, qty = 1, giftCard }: Wish,
) {
  const { id } = await shopper.call(createCartWithItem, { body: { upc: collected, qty, storeId: store.id } });
  await shopper.call(addItem, { body: { cartId: id, upc: home } });
  const params = { basketId: id };
  await shopper.call(setShippingAddress, { params, body: address });
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  const pickup = `pickup-${store.id}`;
  const contact = { email: 'collector@example.com', phone: '2075550124' };
  await shopper.call(setShippingAddress, { params, body: { shippingId: pickup, ...contact } });
  if (giftCard) {
    const { number, pin } = giftCard;
    const body = { payment_method_id: 'GIFT_CARD' as const, additionalData: { number, pin } };
    await shopper.call(addInstrument, { params, body });
  }
  const token = await cardToken(running.origin);
  const order = await shopper.call(placeOrder, {
    body: { cartId: id, paymentMethod: { code: 'CREDIT_CARD', additionalData: { token } } },
  });
  await follow({ running });
  return { order, pickup };
}

/** Records a step of a shipment, and has its facts heard. */
export async function step(
  desk: Desk,
  { orderNumber }: Pick<Order, 'orderNumber'>,
  shippingId: string,
  body: RequestOf<typeof recordShipmentStep>['body'],
): Promise<void> {
  await desk.staff.call(recordShipmentStep, { params: { orderNumber, shippingId }, body });
  await follow(desk);
}

/** Has the home shipment of an order leave and arrive. */
export async function bringHome(desk: Desk, order: Order): Promise<void> {
  const home = order.shipments.find(({ kind }) => kind === 'home')?.shippingId ?? '';
  await step(desk, order, home, { step: 'shipped', carrier: 'ups', trackingNumber: `1Z-R-${order.orderNumber}` });
  await step(desk, order, home, { step: 'delivered' });
}
