import { randomUUID } from 'node:crypto';
import { approveRefund } from '@eyelet/contracts/refunds/approve.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { takeBackReturn } from '@eyelet/contracts/return-desk/take-back.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { testStore } from '@eyelet/testing/associate.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { setStockAt, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../api/order-desk/orders.ts';
import { askLabel } from '../api/returns/messages.ts';
import { type Bought, expectOne, openDeaths } from './deaths.ts';

const long = { timeout: 540_000 } as const;
let deaths: Awaited<ReturnType<typeof openDeaths>>;
beforeAll(async () => {
  deaths = await openDeaths();
  for (const upc of [upcs.deck, upcs.socks]) await setStockAt(deaths.running, upc, testStore, 2);
});
afterAll(() => deaths.close());

/** What a store is brought of an order, all of it. */
const broughtOf = ({ order: { orderNumber, items } }: Bought) => ({
  ...{ storeId: testStore, number: orderNumber },
  items: items.map(({ id, qty }) => ({ itemId: id, qty, reason: 'other' as const })),
});

/** Decides that all units of a return are accepted and sold again. */
const decisionOf = ({ returnId, version, items }: Awaited<ReturnType<typeof takenBack>>) => ({
  path: settleReturn.path.replace('{returnId}', returnId),
  body: { version, items: items.map(({ itemId, qty }) => ({ itemId, accepted: qty, restocked: qty, note: '' })) },
});

const takenBack = (one: Bought) =>
  one.staff.call(takeBackReturn, { params: { takeId: randomUUID() }, body: broughtOf(one) });

const totalOf = ({ order: { totals } }: Bought) => Math.round(totals.total * 100);

const pathOf = (path: string, { orderNumber, refundId }: Readonly<{ orderNumber: string; refundId: string }>) =>
  path.replace('{orderNumber}', orderNumber).replace('{refundId}', refundId);

test(
  'cut off at any write of a return that a store takes back: it has come once, and no money moves',
  long,
  async () => {
    let total = 0;
    const all = await deaths.tracesOfDeaths({
      operation: takeBackReturn,
      async prepare(one) {
        total = totalOf(one);
        await deliver(one.staff, one.order);
        await deaths.follow();
        const path = takeBackReturn.path.replace('{takeId}', randomUUID());
        return { by: one.staff, path, body: broughtOf(one) };
      },
      units: 0,
    });
    expectOne(all).toMatchObject({
      ...{ moved: { capture: total - 5000 }, refunds: {}, card: 0 },
      ...{ returns: ['received'], papers: ['invoice'], waiting: [] },
    });
  },
);

test(
  'cut off at any write of a return that points, a gift card and a bank card paid: each gets its part once, and the store its stock once',
  long,
  async () => {
    let total = 0;
    const all = await deaths.tracesOfDeaths({
      operation: settleReturn,
      paying: { points: 200 },
      async prepare(one) {
        total = totalOf(one);
        await deliver(one.staff, one.order);
        const taken = await takenBack(one);
        await deaths.follow();
        return { by: one.staff, ...decisionOf(taken) };
      },
      ...{ units: 2, inStores: 2 },
    });
    // What the order had earned is taken back, and the points that paid 10.00 besides its total are there again.
    expectOne(all).toMatchObject({
      ...{ moved: { capture: total - 5000, refund: total - 5000 }, refunds: { refunded: total + 1000 } },
      ...{ card: 5000, points: 200, returns: ['closed'] },
      ...{ papers: ['credit note', 'invoice'], waiting: [] },
    });
  },
);

test(
  'cut off at any write of an exchange that is withdrawn after it was made: all that was paid goes back once',
  long,
  async () => {
    let total = 0;
    const all = await deaths.tracesOfDeaths({
      operation: withdrawExchange,
      async prepare(one) {
        const { order, shopper, staff } = one;
        const { orderNumber } = order;
        total = totalOf(one);
        await deliver(staff, order);
        const items = order.items.map(({ id, qty, upc }) => ({
          ...{ itemId: id, qty, reason: 'too-small' as const },
          ...(upc === upcs.deck && { exchange: upcs.deckLarger }),
        }));
        const { returnId } = await askLabel(deaths.running.origin, shopper, orderNumber, { items });
        const params = { takeId: randomUUID() };
        const taken = await staff.call(takeBackReturn, { params, body: { storeId: testStore, number: returnId } });
        const { path, body } = decisionOf(taken);
        const closed = await staff.fetch(deaths.running.origin + path, {
          ...{
            method: settleReturn.method,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
        });
        expect(closed.status).toBe(200);
        await deaths.follow();
        const itemId = order.items.find(({ upc }) => upc === upcs.deck)?.id ?? expect.fail('no shoes');
        const wish = { returnId, itemId };
        return { by: shopper, path: withdrawExchange.path.replace('{orderId}', orderNumber), body: wish };
      },
      // Those that were put aside for the exchange; what came back is in the store by then.
      units: 0,
    });
    expectOne(all).toMatchObject({
      ...{ moved: { capture: total - 5000, refund: total - 5000 }, refunds: { refunded: total } },
      ...{ card: 5000, returns: ['closed'], waiting: [] },
      ...{ exchanges: [{ state: 'cancelled' }], reserved: 0 },
    });
  },
);

test(
  'cut off at any write of a refund by amount: it is given once, to the bank card and with the rest to the gift card',
  long,
  async () => {
    let onBankCard = 0;
    const all = await deaths.tracesOfDeaths({
      operation: giveRefund,
      paying: { onCard: 9000 },
      prepare(one) {
        onBankCard = totalOf(one) - 9000;
        const refund = { orderNumber: one.order.orderNumber, refundId: randomUUID() };
        const body = { amount: 50, reason: 'goodwill' as const, note: 'Late' };
        return Promise.resolve({ by: one.staff, path: pathOf(giveRefund.path, refund), body });
      },
      units: 0,
    });
    expect(onBankCard).toBeLessThan(5000);
    expectOne(all).toMatchObject({
      ...{ moved: { capture: onBankCard, refund: onBankCard }, refunds: { refunded: 5000 } },
      ...{ card: 5000 - onBankCard, papers: ['credit note', 'invoice'], waiting: [] },
    });
  },
);

test('cut off at any write of a refund that somebody else approves: it is given once', long, async () => {
  let onBankCard = 0;
  const all = await deaths.tracesOfDeaths({
    operation: approveRefund,
    paying: { onCard: 9000 },
    async prepare(one) {
      onBankCard = totalOf(one) - 9000;
      const params = { orderNumber: one.order.orderNumber, refundId: randomUUID() };
      const body = { amount: 60, reason: 'price' as const, note: '' };
      const asker = await newStaff(deaths.running, { roles: ['care'] });
      const { refunds } = await asker.call(giveRefund, { params, body });
      expect(refunds).toMatchObject([{ state: 'waiting' }]);
      return { by: one.staff, path: pathOf(approveRefund.path, params), body: undefined };
    },
    units: 0,
  });
  expectOne(all).toMatchObject({
    ...{ moved: { capture: onBankCard, refund: onBankCard }, refunds: { refunded: 6000 } },
    ...{ card: 6000 - onBankCard, papers: ['credit note', 'invoice'], waiting: [] },
  });
});
