import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { InputOf, Operation } from '@eyelet/contracts/kernel/operation.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { cardToken, readyCart } from '@eyelet/testing/buy.ts';
import { balanceOfCard, newGiftCard, type TestGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../api/order-desk/orders.ts';
import { askLabel } from '../api/returns/messages.ts';
import { type MortalShop, mortal } from './cut-off.ts';

const minutes = 15 * 60_000;
const patient = { timeout: 30_000 } as const;
/** More writes than any of the calls below makes. */
const mostWrites = 60;
let running: RunningShop;
let dying: RunningShop;
let death: MortalShop;
let ahead = 0;
beforeAll(async () => {
  const clock = () => new Date(Date.now() + ahead);
  running = await startStockedShop({ onHand: 500, parts: { clock } });
  dying = await startShop({ databaseUrl: running.databaseUrl, parts: { clock } });
  death = mortal(dying.shop);
});
afterAll(async () => {
  await dying.close();
  await running.close();
});

type Bought = Readonly<{ shopper: Shopper; staff: TestStaff; card: TestGiftCard; order: Order }>;

/** An order that a gift card of 50.00 and a bank card paid, on a day of its own. */
async function bought(): Promise<Bought> {
  ahead += minutes;
  const shopper = await newShopper(running.origin);
  const staff = await newStaff(running);
  const card = await newGiftCard(running, 5000);
  const { id } = await readyCart(shopper, running.origin, upcs.deck);
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.socks } });
  for (const [payment_method_id, additionalData] of [
    ['GIFT_CARD', { number: card.number, pin: card.pin }],
    ['CREDIT_CARD', { token: await cardToken(running.origin) }],
  ] as const) {
    await shopper.call(addInstrument, { params: { basketId: id }, body: { payment_method_id, additionalData } });
  }
  const order = await shopper.call(placeOrder, { body: { cartId: id } });
  await follow();
  return { shopper, staff, card, order };
}

/**
 * Delivers facts until nothing is left. The server may keep the locks of a cut connection for a moment, and deliveries
 * that a dead process had begun are made again later.
 */
async function follow(): Promise<void> {
  ahead += 3 * 60_000;
  await expect
    .poll(async () => {
      ahead += 10_000;
      await announce(running.shop);
      const { rows } = await running.shop.database.pool.query<{ left: number }>(
        `select ((select count(*) from event where seq is null)
               + (select count(*) from event_delivery where failed_at is null))::int as left`,
      );
      return rows[0]?.left;
    }, patient)
    .toBe(0);
}

/** All changes of an order, in minor units, units, papers and mails. */
async function traces({ card, order: { orderNumber } }: Bought) {
  const ask = async <T>(query: string) => (await running.shop.database.pool.query(query, [orderNumber])).rows as T[];
  const moved = await ask<{ kind: string; amount: number }>(
    `select kind, sum(sandbox_movement.amount)::int as amount from sandbox_movement
     join sandbox_payment on sandbox_payment.id = payment_id join order_payment using (idempotency_key)
     where order_number = $1 group by kind order by kind`,
  );
  const refunds = await ask<{ state: string; amount: number }>(
    `select state, sum(amount)::int as amount from order_refund where order_number = $1 group by state`,
  );
  const [states] = await ask<{ states: string[] }>(
    `select array_agg(to_state order by entry_no) as states from order_history where order_number = $1`,
  );
  const papers = await ask<{ kind: string }>(`select kind from order_paper where order_number = $1 order by kind`);
  const mails = await ask<{ kind: string }>(
    `select kind from mail where subject_id = $1 or subject_id like $1 || '/%' order by kind`,
  );
  const waiting = await running.shop.database.pool.query('select consumer, subject, error from event_delivery');
  return {
    moved: Object.fromEntries(moved.map(({ kind, amount }) => [kind, amount])),
    refunds: Object.fromEntries(refunds.map(({ state, amount }) => [state, amount])),
    card: await balanceOfCard(running, card.id),
    states: states?.states,
    papers: papers.map(({ kind }) => kind),
    mails: mails.map(({ kind }) => kind),
    waiting: waiting.rows,
  };
}

async function onHand(): Promise<number> {
  const { rows } = await running.shop.database.pool.query<{ units: number }>(
    'select sum(on_hand)::int as units from stock where upc = any($1)',
    [[upcs.deck, upcs.socks]],
  );
  return rows[0]?.units ?? 0;
}

type Asked<O extends Operation> = Readonly<{ by: Pick<Shopper, 'fetch'>; path: string; body: InputOf<O>['body'] }>;

/**
 * Makes a call repeatedly, each time for a new order, in a shop that dies one write later than before; returns the
 * traces of each order after the call was repeated and its facts were delivered. The last shop does not die.
 */
async function tracesOfDeaths<O extends Operation>(
  { method }: O,
  prepare: (one: Bought) => Promise<Asked<O>>,
  { units }: Readonly<{ units: number }>,
) {
  const all: Awaited<ReturnType<typeof traces>>[] = [];
  for (let write = 1; write <= mostWrites; write++) {
    const one = await bought();
    const { by, path, body } = await prepare(one);
    const before = await onHand();
    const send = async (origin: string) => {
      const headers = { 'content-type': 'application/json', 'x-locale': 'en_US' };
      const response = await by.fetch(origin + path, { method, headers, body: JSON.stringify(body) });
      expect(response.status, await response.text()).toBe(200);
    };
    const isDone = await death.cutOffBefore(write, async () => {
      await send(dying.origin);
      for (let round = 0; round < 4; round++) await announce(dying.shop);
    });
    await send(running.origin);
    await follow();
    all.push(await traces(one));
    expect((await onHand()) - before).toBe(units);
    expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
    if (isDone) return all;
  }
  throw new Error(`the call had more than ${mostWrites} writes`);
}

/** Expects every death to leave the same traces as the shop that did not die. */
function expectOne(all: readonly Awaited<ReturnType<typeof traces>>[]) {
  const last = all.at(-1);
  expect(all.length).toBeGreaterThan(5);
  for (const one of all) expect(one).toEqual(last);
  return expect(last);
}

test('cut off at any write of a settled return: it is refunded once, to both tenders', {
  timeout: 540_000,
}, async () => {
  let total = 0;
  const all = await tracesOfDeaths(
    settleReturn,
    async ({ order, staff, shopper }) => {
      total = Math.round(order.totals.total * 100);
      await deliver(staff, order);
      const { returnId } = await askLabel(running.origin, shopper, order.orderNumber);
      const { version, items } = await staff.call(receiveReturn, { params: { returnId } });
      await follow();
      const decided = items.map(({ itemId, qty }) => ({ itemId, accepted: qty, restocked: qty, note: '' }));
      return { by: staff, path: settleReturn.path.replace('{returnId}', returnId), body: { version, items: decided } };
    },
    { units: 2 },
  );
  expectOne(all).toMatchObject({
    moved: { capture: total - 5000, refund: total - 5000 },
    refunds: { refunded: total },
    card: 5000,
    papers: ['credit note', 'invoice'],
    waiting: [],
  });
});

test('cut off at any write of a return that is exchanged: one order is made, and no money moves', {
  timeout: 540_000,
}, async () => {
  const all = await tracesOfDeaths(
    settleReturn,
    async ({ order, staff, shopper }) => {
      await deliver(staff, order);
      const itemId = order.items.find(({ upc }) => upc === upcs.deck)?.id ?? expect.fail('no shoes');
      const items = [{ itemId, qty: 1, reason: 'too-small' as const, exchange: upcs.deckLarger }];
      const { returnId } = await askLabel(running.origin, shopper, order.orderNumber, { items });
      const { version } = await staff.call(receiveReturn, { params: { returnId } });
      await follow();
      const decided = [{ itemId, accepted: 1, restocked: 1, note: '' }];
      return { by: staff, path: settleReturn.path.replace('{returnId}', returnId), body: { version, items: decided } };
    },
    { units: 1 },
  );
  expectOne(all).toMatchObject({ card: 0, refunds: {}, papers: ['credit note', 'invoice'], waiting: [] });
  const { rows } = await running.shop.database.pool.query<{ made: number; papers: number; left: number }>(
    `select (select count(*)::int from order_exchange) as made,
            (select count(*)::int from order_exchange join order_paper using (order_number)) as papers,
            (select sum(reserved)::int from stock) as left`,
  );
  expect(rows).toEqual([{ made: all.length, papers: all.length, left: 0 }]);
});

test('cut off at any write of a cancelled order: it is refunded once', { timeout: 540_000 }, async () => {
  let total = 0;
  const all = await tracesOfDeaths(
    cancelOrder,
    async ({ order: { orderNumber, totals }, shopper }) => {
      total = Math.round(totals.total * 100);
      return { by: shopper, path: cancelOrder.path, body: { orderNumber } };
    },
    { units: 2 },
  );
  expectOne(all).toMatchObject({
    moved: { capture: total - 5000, refund: total - 5000 },
    refunds: { refunded: total },
    card: 5000,
    waiting: [],
  });
});

test('cut off at any write of a parcel that is sent: it is sent once, with one mail', {
  timeout: 540_000,
}, async () => {
  const all = await tracesOfDeaths(
    recordShipmentStep,
    async ({ order: { orderNumber, shipments }, staff }) => {
      const shippingId = shipments[0]?.shippingId ?? expect.fail('no shipment');
      const path = recordShipmentStep.path.replace('{orderNumber}', orderNumber).replace('{shippingId}', shippingId);
      return {
        by: staff,
        path,
        body: { step: 'shipped' as const, carrier: 'ups', trackingNumber: `1Z${orderNumber}` },
      };
    },
    { units: 0 },
  );
  expectOne(all).toMatchObject({ card: 0, refunds: {}, waiting: [] });
});
