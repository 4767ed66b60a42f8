import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { mostCounted } from '@eyelet/contracts/paging/page.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { readDeskPayment } from '@eyelet/contracts/payment-desk/read.ts';
import { receiveNotices } from '@eyelet/server/payments/receive-notices.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellDispute } from '../disputes/told.ts';
import { askedRefund, follow, paidOrder } from '../refunds/refunded.ts';

let running: RunningShop;
let care: TestStaff;
let finance: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200 });
  care = await newStaff(running, { roles: ['care'] });
  finance = await newStaff(running, { roles: ['finance'] });
});
afterAll(() => running.close());

type Query = RequestOf<typeof listMovements>['query'];
const listed = (query: Query) => finance.call(listMovements, { query });
const ofOrder = async (search: string, query: Query = {}) => (await listed({ ...query, search })).rows;
const read = (paymentKey: string, by = finance) => by.call(readDeskPayment, { params: { paymentKey } });

test('a payment and what goes back of it are movements, each with its state, order and reference', async () => {
  const { params } = await askedRefund(care, running, 10.55);
  await follow(running);
  const { orderNumber } = params;
  const [refund, payment, ...others] = await ofOrder(orderNumber);
  expect(others).toEqual([]);
  expect(payment).toMatchObject({
    ...{ kind: 'payment', orderNumber, method: 'CREDIT_CARD', last4: '4242', tender: 'sandbox', state: 'captured' },
    ...{
      amount: 105.5,
      currency: 'USD',
      refundKey: null,
      isDisputed: false,
      isKept: false,
      reference: expect.stringMatching(/./),
    },
  });
  expect(refund).toMatchObject({ kind: 'refund', paymentKey: payment?.paymentKey, state: 'refunded', amount: 10.55 });
  expect(refund?.reference).not.toBe('');
  // By the references of the provider, and by nothing that is only a part of one.
  for (const one of [payment, refund]) {
    const { reference = '' } = one ?? {};
    expect(await ofOrder(reference)).toEqual([one]);
    expect(await ofOrder(reference.slice(0, -1))).toEqual([]);
  }
  expect(await ofOrder('%')).toEqual([]);
});

test('filters keep kinds, states, holders, days and contested payments apart', async () => {
  const { orderNumber } = await paidOrder(running);
  const kept = async (query: Query) => (await ofOrder(orderNumber, query)).length;
  expect(await kept({})).toBe(1);
  expect(await kept({ kind: 'payment', state: 'captured', tender: 'sandbox' })).toBe(1);
  for (const query of [{ kind: 'refund' }, { state: 'voided' }, { state: 'refused' }, { tender: 'adyen' }] as const) {
    expect(await kept(query)).toBe(0);
  }
  expect(await kept({ kind: 'payment', state: 'refunded' })).toBe(0);
  const today = running.shop.clock().toISOString().slice(0, 10);
  expect(await kept({ from: today, until: today })).toBe(1);
  expect(await kept({ until: '2020-01-01' })).toBe(0);
  expect(await kept({ from: '2099-01-01' })).toBe(0);
  expect(await kept({ disputed: 'yes' })).toBe(0);
  await tellDispute(running, orderNumber, { step: 'opened', minute: 0 });
  expect(await kept({ disputed: 'yes' })).toBe(1);
});

test('money that was released with its order is voided, and a refund that the provider refuses is found', async () => {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  await care.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'asked' } });
  await follow(running);
  expect((await ofOrder(orderNumber))[0]?.state).toMatch(/voided|captured/);
  const { params } = await askedRefund(care, running, 5);
  await follow(running);
  const refund = (await ofOrder(params.orderNumber, { kind: 'refund' }))[0];
  const notice = { id: `refused-${params.orderNumber}`, topic: 'refund', key: refund?.refundKey ?? '' } as const;
  await receiveNotices(running.shop, { ...notice, success: false });
  expect(await ofOrder(params.orderNumber, { state: 'refused' })).toMatchObject([{ kind: 'refund', amount: 5 }]);
  const told = (await read(refund?.paymentKey ?? '')).notices;
  expect(told).toContainEqual(expect.objectContaining({ noticeId: notice.id, topic: 'refund', success: false }));
});

test('a record has refunds, the words of the provider and the dispute, for those who may see disputes', async () => {
  const { params } = await askedRefund(care, running, 7);
  await follow(running);
  const { orderNumber } = params;
  await tellDispute(running, orderNumber, { step: 'opened', minute: 1, reason: '13.1 Not received' });
  const [payment] = await ofOrder(orderNumber, { kind: 'payment' });
  const paymentKey = payment?.paymentKey ?? '';
  expect(await read(paymentKey)).toMatchObject({
    ...{ orderNumber, state: 'captured', refunded: 7, isDisputed: true },
    refunds: [{ kind: 'refund', amount: 7 }],
    dispute: { orderNumber, state: 'open', reason: '13.1 Not received' },
  });
  expect(JSON.stringify(await read(paymentKey))).not.toMatch(/"token"|request_id/);
  expect(await refusalOf(read('none'))).toBe('STF404');
});

test('the list goes on where a page has ended, payments and refunds together, the latest first', async () => {
  for (const upc of [upcs.socks, upcs.deck]) await buy(await newShopper(running.origin), running.origin, upc);
  const all = await listed({ limit: 200 });
  const keys: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await listed({ limit: 3, ...(after ? { after } : {}) });
    keys.push(...page.rows.map(({ paymentKey, refundKey }) => refundKey ?? paymentKey));
    after = page.next;
  }
  expect(keys).toEqual(all.rows.map(({ paymentKey, refundKey }) => refundKey ?? paymentKey));
  expect(all.total).toBe(keys.length);
  const times = all.rows.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('up to ten thousand payments are counted, and no more', async () => {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const copies = (from: number, to: number) =>
    running.shop.database.pool.query(
      `insert into order_payment select (jsonb_populate_record(one, jsonb_build_object('idempotency_key', 'copy-' || n,
         'payment_instrument_id', 'copy-' || n, 'provider_payment_id', 'copy-' || n, 'state', 'voided'))).*
       from (select order_payment as one from order_payment where order_number = $1 limit 1) as first,
         generate_series($2::int, $3::int) as n`,
      [orderNumber, from, to],
    );
  const total = async () => (await listed({ search: orderNumber, limit: 1 })).total;
  expect(await total()).toBe(1);
  await copies(2, mostCounted);
  expect(await total()).toBe(mostCounted);
  await copies(mostCounted + 1, mostCounted + 1);
  expect(await total()).toBeNull();
});
