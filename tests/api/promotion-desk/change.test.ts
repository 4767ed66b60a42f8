import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { listPromotionCodes } from '@eyelet/contracts/promotion-desk/list-codes.ts';
import { pauseDeskPromotion } from '@eyelet/contracts/promotion-desk/pause.ts';
import { putPromotionCode } from '@eyelet/contracts/promotion-desk/put-code.ts';
import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import { resumeDeskPromotion } from '@eyelet/contracts/promotion-desk/resume.ts';
import { updateDeskPromotion } from '@eyelet/contracts/promotion-desk/update.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCode, shownPromotion } from './promotions.ts';

let running: RunningShop;
/** Another process of the same shop. */
let other: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200 });
  other = await startShop({ databaseUrl: running.databaseUrl });
  staff = await newStaff(running, { roles: ['merchandiser'] });
});
afterAll(async () => {
  await other.close();
  await running.close();
});

const tenth = promotion('tenth');
const coded = promotion('coded', { needsCoupon: true, rank: 2 });
beforeEach(() => givePromotions(running, [tenth, coded]));

type Cart = OutputOf<typeof readCart>;

/** A cart of 100.00, and a function that returns its discount in each process. */
async function runningCart() {
  const shopper = await newShopper(running.origin);
  const { id: basketId } = await readyCart(shopper, running.origin, upcs.deck);
  const off = async ({ origin }: RunningShop) => {
    const url = origin + requestUrl(readCart, { params: { basketId } });
    const response = await shopper.fetch(url, { headers: { 'x-locale': 'en_US' } });
    return ((await response.json()) as Cart).totals.totalDiscount;
  };
  return { off: async () => [await off(running), await off(other)] };
}

const within = { timeout: 10_000, interval: 20 };

test('a running cart follows in every process when a promotion is paused, changed and resumed', async () => {
  const { off } = await runningCart();
  expect(await off()).toEqual([10, 10]);
  const params = { promotionId: 'tenth' };
  const paused = await staff.call(pauseDeskPromotion, { params });
  expect(paused).toMatchObject({ state: 'paused', paused: true });
  await expect.poll(off, within).toEqual([0, 0]);
  const { body } = await shownPromotion(staff);
  const benefit = { ...body.benefit, percent: 30 };
  expect(await staff.call(updateDeskPromotion, { params, body: { ...body, benefit } })).toMatchObject({ paused: true });
  expect(await staff.call(resumeDeskPromotion, { params })).toMatchObject({ state: 'running' });
  await expect.poll(off, within).toEqual([30, 30]);
});

test('pausing twice writes one audit entry, and the version increases only with changes', async () => {
  const params = { promotionId: 'tenth' };
  const { version } = await staff.call(readDeskPromotion, { params });
  const twice = [await staff.call(pauseDeskPromotion, { params }), await staff.call(pauseDeskPromotion, { params })];
  expect(twice.map((one) => one.version)).toEqual([version + 1, version + 1]);
  const { rows } = await running.shop.database.pool.query(
    `select before, after from audit where action = 'promotionDesk.pause' and subject_id = 'tenth' order by id desc`,
  );
  expect(rows[0]).toEqual({ before: { active: true }, after: { active: false } });
  expect(rows.length).toBe(2);
  expect(await refusalOf(staff.call(pauseDeskPromotion, { params: { promotionId: 'none' } }))).toBe('STF404');
});

test("if two people change a promotion at once, the second gets the first one's change, and nothing is lost", async () => {
  const { params, body } = await shownPromotion(staff);
  const texts = { ...body.texts, de: { name: 'Hafenwoche', callout: 'Zehn Prozent', terms: 'Nur heute' } };
  const mine = { ...body, texts, locales: ['de-de', 'en-us'], limits: { ...body.limits, budget: { USD: 500.5 } } };
  const saved = await staff.call(updateDeskPromotion, { params, body: mine });
  expect(saved).toMatchObject({ version: body.version + 1, texts, locales: ['en-us', 'de-de'], limits: mine.limits });
  const theirs = staff.call(updateDeskPromotion, { params, body: { ...body, rank: 7 } });
  expect(await detailOf(theirs)).toMatchObject({ status: 409, errorId: 'STF409', current: { rank: 1, texts } });
  // The same change again is no conflict.
  expect(await staff.call(updateDeskPromotion, { params, body: { ...mine, version: body.version } })).toMatchObject({
    version: saved.version,
  });
  const { rows } = await running.shop.database.pool.query(
    `select before, after, staff_id from audit where action = 'promotionDesk.update' order by id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({
    staff_id: staff.me.staffId,
    before: { markets: null, budget: null },
    after: { markets: ['en-us', 'de-de'], budget: '500.5 USD' },
  });
  expect(Object.keys(rows[0].after).toSorted()).toEqual(['budget', 'callouts', 'markets', 'names', 'terms']);
});

type Body = Awaited<ReturnType<typeof shownPromotion>>['body'];

test.each<readonly [string, string, (body: Body) => Partial<Body>]>([
  ['a hundred percent', 'benefit', ({ benefit }) => ({ benefit: { ...benefit, percent: 100 } })],
  ['no percent', 'benefit', ({ benefit }) => ({ benefit: { ...benefit, percent: null } })],
  ['no amount', 'benefit', ({ benefit }) => ({ benefit: { ...benefit, kind: 'amount', amounts: {} } })],
  [
    'an unknown gift',
    'benefit',
    ({ benefit, texts }) => {
      const gift = { default: 'x', earned: 'x' };
      const { en, fr, de, it } = texts;
      const told = { en: { ...en, gift }, fr: { ...fr, gift }, de: { ...de, gift }, it: { ...it, gift } };
      return { benefit: { ...benefit, kind: 'gift', upc: '1' }, texts: told };
    },
  ],
  ['a percentage off delivery', 'level', () => ({ level: 'SHIPPING' })],
  ['nothing to be about', 'concerns', () => ({ concerns: { masterIds: [], categories: [] } })],
  ['an amount of nothing', 'threshold', () => ({ threshold: { USD: 0 } })],
  ['an unknown market', 'locales', () => ({ locales: ['xx-xx'] })],
  [
    'an end before the beginning',
    'endsAt',
    () => ({ startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-11-01T00:00:00Z' }),
  ],
  ['no use', 'limits', ({ limits }) => ({ limits: { ...limits, uses: 0 } })],
  ['no British name', 'texts', ({ texts }) => ({ texts: { ...texts, 'en-GB': { name: '', callout: 'Autumn' } } })],
  ['no German name', 'texts', ({ texts }) => ({ texts: { ...texts, de: { name: ' ', callout: '' } } })],
])('%s is refused beside %s, in the language of the staff, and nothing changes', async (_, field, change) => {
  const { params, body } = await shownPromotion(staff);
  const refused = await detailOf(staff.call(updateDeskPromotion, { params, body: { ...body, ...change(body) } }));
  expect(refused).toMatchObject({ status: 400, errorId: 'STF400', field });
  expect(refused.message).toMatch(/^[A-Z].+\.$/);
  expect((await staff.call(readDeskPromotion, { params })).version).toBe(body.version);
});

test('a code is added, has an effect in a cart, is limited and switched off, each by version', async () => {
  const params = { promotionId: 'coded', code: 'SPRING-26' };
  const put = (members: Partial<Omit<typeof openCode, 'mostUses'>> & Readonly<{ mostUses?: number }>, own = params) =>
    staff.call(putPromotionCode, { params: own, body: { ...openCode, ...members } });
  expect(await put({})).toMatchObject({ code: 'SPRING-26', version: 1, state: 'running', used: 0 });
  expect(await put({})).toMatchObject({ version: 1 });
  expect(await detailOf(put({ shown: true }))).toMatchObject({
    errorId: 'STF409',
    current: { version: 1, shown: false },
  });
  expect(await detailOf(put({}, { promotionId: 'tenth', code: 'SPRING-26' }))).toMatchObject({ field: 'code' });
  expect(await refusalOf(put({}, { promotionId: 'none', code: 'OTHER' }))).toBe('STF404');
  expect(await refusalOf(put({ version: 3 }, { promotionId: 'coded', code: 'OTHER' }))).toBe('STF404');

  const buy = async () => {
    const shopper = await newShopper(running.origin);
    const { id: cartId } = await readyCart(shopper, running.origin, upcs.deck);
    await shopper.call(applyCoupon, { body: { cartId, code: 'spring-26' } });
    return shopper.call(placeOrder, { body: { cartId } });
  };
  expect((await buy()).totals.totalDiscount).toBe(19);
  await buy();
  expect(await detailOf(put({ version: 1, mostUses: 1 }))).toMatchObject({ field: 'mostUses' });
  expect(await put({ version: 1, mostUses: 2 })).toMatchObject({ version: 2, mostUses: 2, used: 2 });
  await expect(buy()).rejects.toThrow();
  await put({ version: 2, enabled: false });
  const { rows } = await staff.call(listPromotionCodes, { params: { promotionId: 'coded' }, query: {} });
  expect(rows).toMatchObject([{ code: 'SPRING-26', version: 3, state: 'paused', used: 2 }]);
});

test('if one code is added to two promotions at once, one gets it and the other call is refused', async () => {
  for (let round = 0; round < 8; round++) {
    const put = (promotionId: string) =>
      staff.call(putPromotionCode, { params: { promotionId, code: `RACE-${round}` }, body: openCode });
    const [one, other] = await Promise.allSettled([put('coded'), put('tenth')]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await detailOf(put(one.status === 'rejected' ? 'coded' : 'tenth'))).toMatchObject({ field: 'code' });
  }
});

test.each<readonly [string, (body: Body) => Partial<Body>]>([
  ['rank', () => ({ rank: -1 })],
  ['threshold.USD', () => ({ threshold: { USD: -1 } })],
  ['limits.uses', ({ limits }) => ({ limits: { ...limits, uses: -1 } })],
])('a value that is no number, which forms send as -1, is refused as the %s', async (member, change) => {
  const { params, body } = await shownPromotion(staff);
  const refused = await detailOf(staff.call(updateDeskPromotion, { params, body: { ...body, ...change(body) } }));
  expect(refused).toMatchObject({ errorId: 'STF400', details: { member } });
});

test('a code whose uses are no number is refused at that field', async () => {
  const params = { promotionId: 'coded', code: 'NO-COUNT' };
  const put = staff.call(putPromotionCode, { params, body: { ...openCode, mostUses: -1 as never } });
  expect(await detailOf(put)).toMatchObject({ errorId: 'STF400', details: { member: 'mostUses' } });
});
