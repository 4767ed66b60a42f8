import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { findConsumerByEmail } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { countOrdersOf } from '@eyelet/db/orders/count-of-owner.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { recordStep } from '@eyelet/server/orders/record-step.ts';
import { tokenise } from '@eyelet/server/payment-providers/sandbox/tokenise.ts';
import type { DemoOrder } from '../accounts/account.ts';
import { accounts } from '../accounts/accounts.ts';
import { sessionOf } from '../accounts/session-of.ts';
import { upcOfSku } from '../catalogue/upc-of-sku.ts';
import { fixedId } from '../load/fixed-id.ts';
import { once } from '../load/once.ts';
import { type DemoGuest, guests } from './guests.ts';
import type { Past } from './past.ts';

const day = 24 * 60 * 60 * 1000;

/** Days after an order on which its parcel leaves and arrives. */
const [leavesAfter, arrivesAfter] = [1, 4];

/**
 * Has demo accounts and guests order as in the past: each order is placed, paid, sent and delivered by the shop itself, so that
 * ledger, points, papers, mails and timeline are what they would be. Once; after an interruption it goes on with the orders that are
 * missing. Returns whether there was anything to do.
 */
export async function loadPastOrders(shop: Shop, past: (now: Date) => Past): Promise<boolean> {
  const { db } = shop.database;
  // The cards of another provider cannot be made up.
  if (shop.payments.name !== 'sandbox') return false;
  // Whatever was ordered stays so, and is not ordered again.
  return once(shop, 'demo-orders', async () => {
    const today = shop.clock().getTime();
    for (const buyer of await buyersOf(db)) {
      const missing = buyer.orders.slice(await countOrdersOf(db, buyer.session.consumerNo));
      for (const order of missing) await orderAsOf(past, today - order.daysAgo * day, buyer, order);
    }
  });
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

async function orderAsOf(past: (now: Date) => Past, at: number, buyer: Buyer, order: DemoOrder): Promise<void> {
  const placing = past(new Date(at));
  const { orderNumber, shipments } = await place(placing, buyer, order);
  await placing.hearFacts();
  if (order.until === 'placed') return;
  const parcel = { carrier: 'dhl', trackingNumber: `DEMO${orderNumber}` } as const;
  for (const [days, step] of [
    [leavesAfter, 'shipped'],
    [arrivesAfter, 'delivered'],
  ] as const) {
    if (step === 'delivered' && order.until === 'sent') return;
    const now = new Date(at + days * day);
    const then = past(now);
    const { db } = then.shop.database;
    for (const { shippingId } of shipments) {
      const recorded = { step, now, ...(step === 'shipped' ? { parcel } : {}) };
      const outcome = await transact(db, (tx) => recordStep(tx, { orderNumber, shippingId }, recorded));
      if (outcome !== 'recorded') throw new Error(`the demo order ${orderNumber} was not ${step}: ${outcome}`);
    }
    await then.hearFacts();
  }
}

/** Places an order of a buyer by card, sent to the main address. */
async function place({ shop, clientOf }: Past, buyer: Buyer, order: DemoOrder) {
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
  return call(placeOrder, { body: { cartId, recaptcha_response: 'demo' } });
}
