import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { findConsumerByEmail } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { listOrders } from '@eyelet/db/orders/list.ts';
import { shipmentRows } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordStep } from '@eyelet/server/orders/record-step.ts';
import { tokenise } from '@eyelet/server/payment-providers/sandbox/tokenise.ts';
import type { DemoOrder } from '../accounts/account.ts';
import { accounts } from '../accounts/accounts.ts';
import { sessionOf } from '../accounts/session-of.ts';
import { upcOfSku } from '../catalogue/upc-of-sku.ts';
import { fixedId } from '../load/fixed-id.ts';
import type { Filling, Past } from '../load/past.ts';
import { type DemoGuest, guests } from './guests.ts';

const day = 24 * 60 * 60 * 1000;

/** Days after an order on which its parcel leaves and arrives. */
const [leavesAfter, arrivesAfter] = [1, 4];

/**
 * Has demo accounts and guests order as in the past: each order is placed, paid, sent and delivered by the shop itself, so that
 * ledger, points, papers, mails and timeline are what they would be. Orders that are there go on from where they are.
 */
export async function loadPastOrders({ today, past, attempt }: Filling): Promise<void> {
  const { database, payments } = past(new Date(today)).shop;
  // The cards of another provider cannot be made up.
  if (payments.name !== 'sandbox') return;
  for (const buyer of await buyersOf(database.db)) {
    const filter = { owner: buyer.session.consumerNo, states: null, search: '' };
    const { orders: placed } = await listOrders(database.pool, filter, { limit: buyer.orders.length, offset: 0 });
    for (const order of buyer.orders) {
      const at = new Date(today - order.daysAgo * day);
      const found = placed.find(({ placedAt }) => placedAt.getTime() === at.getTime());
      await attempt(`an order of ${buyer.firstName}`, () => orderAsOf(past, at, buyer, order, found?.orderNumber));
    }
  }
}

type Buyer = DemoGuest & ReturnType<typeof sessionOf>;

async function buyersOf(db: Reader): Promise<readonly Buyer[]> {
  const members = accounts.map(async ({ orders, ...account }) => {
    const consumer = orders && (await findConsumerByEmail(db, account.email));
    return consumer ? [{ ...account, orders, ...sessionOf(consumer, account.locale) }] : [];
  });
  const others = guests.map((guest) => ({
    ...guest,
    ...sessionOf({ id: fixedId(`guest ${guest.email}`), kind: 'GUEST' }, guest.locale),
  }));
  return [...(await Promise.all(members)).flat(), ...others];
}

async function orderAsOf(
  past: Filling['past'],
  at: Date,
  buyer: Buyer,
  order: DemoOrder,
  found?: string,
): Promise<void> {
  const orderNumber = found ?? (await place(past(at), buyer, order));
  if (order.until === 'placed') return;
  const after = (days: number) => past(new Date(at.getTime() + days * day));
  await record(after(leavesAfter), orderNumber, 'shipped');
  if (order.until !== 'sent') await record(after(arrivesAfter), orderNumber, 'delivered');
}

async function record({ shop, hearFacts }: Past, orderNumber: string, step: 'shipped' | 'delivered'): Promise<void> {
  const { db } = shop.database;
  const parcel = { carrier: 'dhl', trackingNumber: `DEMO${orderNumber}` } as const;
  const recorded = { step, now: shop.clock(), ...(step === 'shipped' ? { parcel } : {}) };
  for (const { shipping_id: shippingId } of await shipmentRows(db, orderNumber)) {
    const outcome = await transact(db, (tx) => recordStep(tx, { orderNumber, shippingId }, recorded));
    if (outcome === 'recorded') await hearFacts();
    else if (outcome !== 'before') throw new Error(`the demo order ${orderNumber} was not ${step}: ${outcome}`);
  }
}

/** Places an order of a buyer by card, sent to the main address, and gives its number. */
async function place({ shop, clientOf, hearFacts }: Past, buyer: Buyer, order: DemoOrder): Promise<string> {
  const { session, market } = buyer;
  const { call } = clientOf({ session, market });
  const [first = '', ...others] = order.skus.map(upcOfSku);
  const { id: cartId } = await call(createCartWithItem, { body: { upc: first } });
  for (const upc of others) await call(addItem, { body: { cartId, upc } });
  const params = { basketId: cartId };
  const { firstName, lastName, email, phone, shipsTo } = buyer;
  await call(setShippingAddress, { params, body: { ...shipsTo[0], firstName, lastName, email, phone } });
  await call(setBillingAddress, { params, body: { sameAsShipping: true } });
  const card = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123', locale: market.header };
  const tokenised = await tokenise(shop.database.db, card, shop.clock());
  if (tokenised.kind !== 'token') throw new Error('the demo card is not accepted');
  const additionalData = { token: tokenised.token };
  await call(addInstrument, { params, body: { payment_method_id: 'CREDIT_CARD', additionalData } });
  const { orderNumber } = await call(placeOrder, { body: { cartId, recaptcha_response: 'demo' } });
  await hearFacts();
  return orderNumber;
}
