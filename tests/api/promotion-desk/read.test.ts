import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { listDeskPromotions } from '@eyelet/contracts/promotion-desk/list.ts';
import { listPromotionCodes } from '@eyelet/contracts/promotion-desk/list-codes.ts';
import { listPromotionMeetings } from '@eyelet/contracts/promotion-desk/list-meetings.ts';
import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import { readPromotionResults } from '@eyelet/contracts/promotion-desk/read-results.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const begin = new Date('2026-11-22T09:00:00Z');
let now = begin;
let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200, parts: { clock: () => now } });
  const elsewhere = { locales: ['it-it'] } as const;
  await givePromotions(
    running,
    [
      promotion('a-running', { ...elsewhere, rank: 1, texts: { name: 'Storm_week' } }),
      promotion('b-scheduled', { ...elsewhere, rank: 1, startsAt: new Date('2026-12-01T00:00:00Z') }),
      promotion('c-paused', { rank: 2, enabled: false, startsAt: new Date('2026-12-01T00:00:00Z') }),
      promotion('d-ended', { rank: 3, enabled: false, endsAt: begin }),
      promotion('e-coded', {
        ...{ rank: 4, needsCoupon: true, exclusive: true, audience: ['GUEST'], threshold: { USD: 5000 } },
        limits: { uses: 100, usesEach: null, budget: { USD: 50_000 } },
      }),
      promotion('f-socks', {
        ...{ ...elsewhere, rank: 5, level: 'PRODUCT', benefit: { kind: 'buy-get', buy: 2, get: 1, percent: 100 } },
        concerns: { masterIds: ['SKSOCK01', 'SKNONE99'], categories: [] },
      }),
    ],
    [
      { code: 'TIDE-1', promotion: 'e-coded', most: 5, shown: true },
      { code: 'TIDE-2', promotion: 'e-coded', enabled: false, until: new Date('2026-12-24T00:00:00Z') },
      { code: 'TIDE-3', promotion: 'e-coded', mostEach: 1 },
    ],
  );
  staff = await newStaff(running, { roles: ['analyst'] });
});
afterAll(() => running.close());

type Query = NonNullable<Parameters<typeof staff.call<typeof listDeskPromotions>>[1]['query']>;

const idsOf = async (query: Query) =>
  (await staff.call(listDeskPromotions, { query })).rows.map(({ promotionId }) => promotionId[0]).join('');

test('promotions are listed in the order in which they apply, with their states', async () => {
  const { rows, total } = await staff.call(listDeskPromotions, { query: {} });
  expect(rows.map(({ promotionId, state }) => [promotionId, state])).toEqual([
    ['a-running', 'running'],
    ['b-scheduled', 'scheduled'],
    ['c-paused', 'paused'],
    ['d-ended', 'ended'],
    ['e-coded', 'running'],
    ['f-socks', 'running'],
  ]);
  expect(total).toBe(6);
  expect(rows[4]).toMatchObject({ kind: 'percent', needsCode: true, codes: 3, uses: 0, mostUses: 100, locales: null });
});

test('a promotion says which others it meets, where, when and what happens then', async () => {
  const meetingsOf = async (promotionId: string) => staff.call(listPromotionMeetings, { params: { promotionId } });
  const { meetings, total } = await meetingsOf('a-running');
  expect(meetings.map(({ promotionId, how, first }) => [promotionId, how, first])).toEqual([
    ['e-coded', 'alone', 'a-running'],
    ['b-scheduled', 'in-turn', 'a-running'],
    ['f-socks', 'rows-first', 'f-socks'],
  ]);
  expect(total).toBe(3);
  expect(meetings[0]).toMatchObject({ exclusive: ['e-coded'], needCode: ['e-coded'], markets: ['it-it'], until: null });
  expect(meetings[1]).toMatchObject({ from: '2026-12-01T00:00:00.000Z', state: 'scheduled', belowFloor: [] });
  // What is paused is asked about as if it were on, and meets nobody else's.
  const ofPaused = (await meetingsOf('c-paused')).meetings.map(({ promotionId }) => promotionId);
  expect(ofPaused).toEqual(['e-coded', 'a-running', 'b-scheduled', 'f-socks']);
  expect((await meetingsOf('d-ended')).meetings).toEqual([]);
  expect(await refusalOf(staff.call(listPromotionMeetings, { params: { promotionId: 'none' } }))).toBe('STF404');
});

test.each<readonly [Query, string]>([
  [{ state: 'running' }, 'aef'],
  [{ state: 'scheduled' }, 'b'],
  [{ state: 'paused' }, 'c'],
  [{ state: 'ended' }, 'd'],
  [{ kind: 'buy-get' }, 'f'],
  [{ market: 'de-de' }, 'cde'],
  [{ market: 'it-it', state: 'running' }, 'aef'],
  [{ from: '2026-11-22T09:00:00Z', until: '2026-12-01T00:00:00Z' }, 'aef'],
  [{ from: '2026-11-22T08:59:59Z', until: '2026-12-01T00:00:01Z' }, 'abcdef'],
  [{ until: '2026-11-01T00:00:00Z' }, 'adef'],
  [{ search: 'STORM_' }, 'a'],
  [{ search: 'w%k' }, ''],
  [{ search: '-s' }, 'bf'],
  [{ search: ' tide-2 ' }, 'e'],
  [{ search: 'tide' }, ''],
])('%j finds them', async (query, expected) => {
  expect(await idsOf(query)).toBe(expected);
  expect((await staff.call(listDeskPromotions, { query })).total).toBe(expected.length);
});

test('pages follow each other without gap or repetition, also within a rank', async () => {
  const first = await staff.call(listDeskPromotions, { query: { limit: 1 } });
  const second = await staff.call(listDeskPromotions, { query: { limit: 4, after: first.next ?? '' } });
  const third = await staff.call(listDeskPromotions, { query: { limit: 4, after: second.next ?? '' } });
  const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ promotionId }) => promotionId[0]));
  expect(ids.join('')).toBe('abcdef');
  expect(third.next).toBeNull();
  expect(await idsOf({ after: 'no cursor' })).toBe('abcdef');
  const beyond = Buffer.from(JSON.stringify([2 ** 31, 'a'])).toString('base64url');
  expect(await idsOf({ after: beyond })).toBe('abcdef');
});

test('a promotion has its rules in major units, with the names of its goods', async () => {
  const coded = await staff.call(readDeskPromotion, { params: { promotionId: 'e-coded' } });
  expect(coded).toMatchObject({
    ...{ version: 1, state: 'running', paused: false, audience: ['GUEST'], exclusive: true, group: null },
    ...{ threshold: { USD: 50 }, limits: { uses: 100, usesEach: null, budget: { USD: 500 } } },
    used: { uses: 0, spent: {} },
  });
  const socks = await staff.call(readDeskPromotion, { params: { promotionId: 'f-socks' } });
  expect(socks).toMatchObject({
    benefit: { kind: 'buy-get', buy: 2, get: 1, percent: 100, amounts: null },
    named: {
      products: [
        { id: 'SKSOCK01', name: expect.stringMatching(/./) },
        { id: 'SKNONE99', name: '' },
      ],
    },
  });
  const unknown = staff.call(readDeskPromotion, { params: { promotionId: 'none' } });
  expect(await refusalOf(unknown)).toBe('STF404');
});

test('results are the orders placed with a promotion, its discount and their revenue, without cancelled orders', async () => {
  const params = { promotionId: 'e-coded' };
  const results = (days: number) => staff.call(readPromotionResults, { params, query: { days } });
  const buyWith = async (code?: string) => {
    const shopper = await newShopper(running.origin);
    const { id: cartId } = await readyCart(shopper, running.origin, upcs.deck);
    if (code) await shopper.call(applyCoupon, { body: { cartId, code } });
    return { shopper, order: await shopper.call(placeOrder, { body: { cartId } }) };
  };
  const { order: first } = await buyWith('TIDE-1');
  const { order: second } = await buyWith('TIDE-3');
  const { shopper, order: third } = await buyWith('TIDE-1');
  await buyWith();
  await shopper.call(cancelOrder, { body: { orderNumber: third.orderNumber } });
  expect(first.totals.totalDiscount).toBe(10);
  const revenue = first.totals.total + second.totals.total;
  const brought = [{ currency: 'USD', orders: 2, discount: 20, revenue: expect.closeTo(revenue, 2), returned: 0 }];
  expect((await results(7)).currencies).toEqual(brought);
  const coded = await staff.call(readDeskPromotion, { params });
  expect(coded.used).toEqual({ uses: 2, spent: { USD: 20 } });
  const { rows } = await staff.call(listDeskPromotions, { query: { search: 'e-coded' } });
  expect(rows[0]?.uses).toBe(2);

  now = new Date(begin.getTime() + 8 * 24 * 3600 * 1000);
  staff = await newStaff(running, { roles: ['analyst'] });
  expect((await results(7)).currencies).toEqual([]);
  expect((await results(30)).currencies).toEqual(brought);
  expect(await refusalOf(staff.call(readPromotionResults, { params: { promotionId: 'none' }, query: {} }))).toBe(
    'STF404',
  );
});

test('the codes of a promotion are listed alphabetically, by page', async () => {
  const params = { promotionId: 'e-coded' };
  const first = await staff.call(listPromotionCodes, { params, query: { limit: 2 } });
  expect(first).toMatchObject({
    rows: [
      { code: 'TIDE-1', enabled: true, mostUses: 5, mostUsesEach: null, shown: true, forMembers: false },
      { code: 'TIDE-2', enabled: false, endsAt: '2026-12-24T00:00:00.000Z' },
    ],
    total: 3,
  });
  const second = await staff.call(listPromotionCodes, { params, query: { limit: 2, after: first.next ?? '' } });
  expect(second.rows.map(({ code }) => code)).toEqual(['TIDE-3']);
  expect(second.next).toBeNull();
  expect(await refusalOf(staff.call(listPromotionCodes, { params: { promotionId: 'none' }, query: {} }))).toBe(
    'STF404',
  );
});
