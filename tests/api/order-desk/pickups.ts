import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, cardToken } from '@eyelet/testing/buy.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect } from 'vitest';

const store = 'S-WHARF';

/** The shipment of an order that is collected there. */
export const shippingId = `pickup-${store}`;

const open = [['10:00', '18:00']];
const details = {
  ...{ addressLine1: '1 Long Wharf', city: 'Boston', province: 'MA', postalCode: '02110' },
  ...{ timeZone: 'America/New_York', week: [open, open, open, open, open, open, open], openOn: 'all' },
};

/** A store with pairs for collecting. */
export async function openWharf(running: RunningShop): Promise<void> {
  const place = { id: store, kind: 'store', name: 'Long Wharf', region: 'NORA', country: 'US', details } as const;
  await writePlaces(running.shop.database, [place]);
  await setStockAt(running, upcs.deck, store, 30);
  const free = () => running.shop.catalogue.availability(upcs.deck, { placeId: store });
  await expect.poll(free, { timeout: 10_000 }).toBe(30);
}

export async function follow({ shop }: RunningShop): Promise<void> {
  for (let round = 0; round < 4; round++) await announce(shop);
}

/** An order that is collected in the store, by somebody else than its buyer. */
export async function pickupOrder(running: RunningShop, shopper: Shopper): Promise<string> {
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, storeId: store } });
  const params = { basketId: id };
  await shopper.call(setShippingAddress, { params, body: address });
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  const contact = { email: 'collector@example.com', phone: '2075550124' };
  await shopper.call(setShippingAddress, { params, body: { shippingId, ...contact } });
  const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: await cardToken(running.origin) } };
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: id, paymentMethod } });
  await follow(running);
  return orderNumber;
}
