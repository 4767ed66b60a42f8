import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { createDeskPromotion } from '@eyelet/contracts/promotion-desk/create.ts';
import { pauseDeskPromotion } from '@eyelet/contracts/promotion-desk/pause.ts';
import { resumeDeskPromotion } from '@eyelet/contracts/promotion-desk/resume.ts';
import { tryDeskPromotion } from '@eyelet/contracts/promotion-desk/try.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainMembers } from './promotions.ts';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200 });
  staff = await newStaff(running, { roles: ['merchandiser'] });
});
afterAll(() => running.close());

test('a promotion is created once, paused, and applies to carts once it is resumed', async () => {
  const body = { promotionId: 'spring-tide', paused: true, ...plainMembers };
  const made = await staff.call(createDeskPromotion, { body });
  expect(made).toMatchObject({ promotionId: 'spring-tide', version: 1, state: 'paused', ...plainMembers });
  expect(await staff.call(createDeskPromotion, { body })).toEqual(made);
  const other = { ...body, rank: 6 };
  expect(await detailOf(staff.call(createDeskPromotion, { body: other }))).toMatchObject({ field: 'promotionId' });
  const wrong = { ...body, promotionId: 'wrong', level: 'SHIPPING' as const };
  expect(await detailOf(staff.call(createDeskPromotion, { body: wrong }))).toMatchObject({ field: 'level' });
  const { rows } = await running.shop.database.pool.query(
    `select subject_id, before, after from audit where action = 'promotionDesk.create'`,
  );
  expect(rows).toMatchObject([
    { subject_id: 'spring-tide', before: null, after: { active: false, benefit: 'percent 10' } },
  ]);

  const shopper = await newShopper(running.origin);
  const { id: basketId } = await readyCart(shopper, running.origin, upcs.deck);
  const off = async () => (await shopper.call(readCart, { params: { basketId } })).totals.totalDiscount;
  expect(await off()).toBe(0);
  await staff.call(resumeDeskPromotion, { params: { promotionId: 'spring-tide' } });
  await expect.poll(off, { timeout: 10_000, interval: 20 }).toBe(10);
  await givePromotions(running, [promotion('spring-tide', { enabled: false })]);
});

test('a promotion is given the most that it takes off one order, and carts keep to it', async () => {
  const members = { ...plainMembers, mostOff: { USD: 7.5 } };
  const body = { promotionId: 'capped', paused: false, ...members };
  expect(await staff.call(createDeskPromotion, { body })).toMatchObject({ mostOff: { USD: 7.5 } });
  const shopper = await newShopper(running.origin);
  const { id: basketId } = await readyCart(shopper, running.origin, upcs.deck);
  const off = async () => (await shopper.call(readCart, { params: { basketId } })).totals.totalDiscount;
  await expect.poll(off, { timeout: 10_000, interval: 20 }).toBe(7.5);
  const { orderNumber: orderId } = await shopper.call(placeOrder, { body: { cartId: basketId } });
  const { lines } = await shopper.call(readReceiptOfOrder, { params: { orderId }, query: {} });
  expect(lines[0]?.steps.slice(-2)).toMatchObject([
    { kind: 'share', amount: -10 },
    { kind: 'most-off', amount: 2.5 },
  ]);
  const { rows } = await running.shop.database.pool.query(
    `select label, amount from order_adjustment where order_number = $1 and kind = 'promotion'`,
    [orderId],
  );
  expect(rows).toEqual([{ label: 'order', amount: -750 }]);
  await givePromotions(running, [promotion('capped', { enabled: false })]);
});

test('repeating a creation answers the current version of the promotion', async () => {
  const body = { promotionId: 'repeated', paused: true, ...plainMembers };
  const params = { promotionId: 'repeated' };
  await staff.call(createDeskPromotion, { body });
  await staff.call(resumeDeskPromotion, { params });
  await staff.call(pauseDeskPromotion, { params });
  expect(await staff.call(createDeskPromotion, { body })).toMatchObject({ version: 3 });
});

test('of two creations of one id at once, one is made and the other refused', async () => {
  for (let round = 0; round < 8; round++) {
    const create = (rank: number) =>
      staff.call(createDeskPromotion, { body: { promotionId: `race-${round}`, paused: true, ...plainMembers, rank } });
    const [one, other] = await Promise.allSettled([create(1), create(2)]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = one.status === 'rejected' ? create(1) : create(2);
    expect(await detailOf(refused)).toMatchObject({ field: 'promotionId' });
  }
});

const deck = { productId: productIds.deck, quantity: 2 };
const asked = { promotionId: null, promotion: plainMembers, market: 'en-us', shopper: 'guest', at: null } as const;

test('trying prices a cart as for shoppers, with the other promotions, and says why one has no effect', async () => {
  await givePromotions(running, [
    promotion('best', { group: 'order', benefit: { kind: 'percent', percent: 20 } }),
    promotion('for-staff', { audience: ['EMPLOYEE'], benefit: { kind: 'percent', percent: 30 } }),
  ]);
  const lines = [deck, { productId: 'SKNONE01BLU', quantity: 1 }];
  const alone = await staff.call(tryDeskPromotion, { body: { ...asked, lines } });
  expect(alone).toMatchObject({
    unsold: ['SKNONE01BLU'],
    receipt: { currency: 'USD', totals: { items: 144 }, notApplied: [] },
  });
  expect(alone.receipt.lines[0]?.steps.map(({ kind, amount, name }) => [kind, amount, name])).toEqual([
    ['list-price', 200, null],
    ['share', -40, 'Name of best'],
    ['share', -16, 'Tenth'],
  ]);
  const grouped = { ...plainMembers, group: 'order' };
  const { receipt } = await staff.call(tryDeskPromotion, { body: { ...asked, promotion: grouped, lines: [deck] } });
  expect(receipt.totals.items).toBe(160);
  expect(receipt.notApplied).toMatchObject([{ promotionName: 'Tenth', reason: 'best-of-group', by: ['Name of best'] }]);
  const employee = { ...asked, promotion: grouped, shopper: 'employee' as const, lines: [deck] };
  expect((await staff.call(tryDeskPromotion, { body: employee })).receipt.totals.items).toBe(112);
  await givePromotions(running, [promotion('best', { enabled: false }), promotion('for-staff', { enabled: false })]);
});

test('a promotion that is tried says what it would meet, as what is written and not as what is saved of it', async () => {
  const later = new Date('2040-01-01T00:00:00.000Z');
  const now = { rank: 1, benefit: { kind: 'percent', percent: 20 } } as const;
  await givePromotions(running, [
    promotion('best', { group: 'order', ...now }),
    promotion('later', { startsAt: later, locales: ['de-de'], rank: 9 }),
    promotion('saved-one', now),
  ]);
  const metBy = async (promotionId: string | null, members: Partial<typeof plainMembers>, newId = '') => {
    const body = { ...asked, promotionId, newId, promotion: { ...plainMembers, ...members }, lines: [deck] };
    const { meets, triedId } = await staff.call(tryDeskPromotion, { body });
    const named = (id: string) => (id === triedId ? 'this' : id);
    return meets.meetings.map(({ promotionId: met, how, first, from }) => [met, how, named(first), from]);
  };
  const begins = later.toISOString();
  const best = (how: string) => ['best', how, 'best', null];
  expect(await metBy('saved-one', {})).toEqual([best('in-turn'), ['later', 'in-turn', 'this', begins]]);
  expect(await metBy(null, { group: 'order', locales: ['en-us'] })).toEqual([
    best('best-of-group'),
    ['saved-one', 'in-turn', 'saved-one', null],
  ]);
  const tied = { rank: 1, locales: ['en-us'] };
  expect(await metBy(null, tied, 'aboard')).toContainEqual(['best', 'in-turn', 'this', null]);
  expect(await metBy(null, tied, 'zenith')).toContainEqual(best('in-turn'));
  await givePromotions(
    running,
    ['best', 'later', 'saved-one'].map((id) => promotion(id, { enabled: false })),
  );
});

test('a promotion with a code is tried with its code, a saved one in place of itself, another market in its currency', async () => {
  await givePromotions(running, [promotion('saved', { needsCoupon: true, benefit: { kind: 'percent', percent: 50 } })]);
  const changed = { ...plainMembers, needsCode: true, startsAt: '2040-01-01T00:00:00.000Z' };
  const tried = (at: string | null) =>
    staff.call(tryDeskPromotion, {
      body: { ...asked, promotionId: 'saved', promotion: changed, market: 'de-de', at, lines: [deck] },
    });
  const early = await tried(null);
  expect(early.receipt).toMatchObject({
    ...{ currency: 'EUR', totals: { items: 200 } },
    notApplied: [{ promotionId: 'saved', reason: 'not-started' }],
  });
  expect((await tried('2040-01-02T00:00:00.000Z')).receipt.totals.items).toBe(180);
  const unknown = staff.call(tryDeskPromotion, { body: { ...asked, market: 'xx-xx', lines: [deck] } });
  expect(await detailOf(unknown)).toMatchObject({ errorId: 'STF400', field: 'market' });
  const { rows } = await running.shop.database.pool.query(`select version from promotion where id = 'saved'`);
  expect(rows).toEqual([{ version: 1 }]);
});

test('a used-up promotion has no effect on a tried cart either, and a higher limit restores it', async () => {
  const used = promotion('used', { limits: { uses: 1, usesEach: null, budget: null } });
  await givePromotions(running, [used]);
  const { pool } = running.shop.database;
  await pool.query(`update promotion_count set used = 1 where promotion_id = 'used'`);
  const usedUp = expect.objectContaining({ promotionId: 'used', reason: 'used-up' });
  const tryWith = async (uses: number) => {
    const changed = { ...plainMembers, limits: { ...plainMembers.limits, uses } };
    const body = { ...asked, promotionId: 'used', promotion: changed, lines: [deck] };
    return (await staff.call(tryDeskPromotion, { body })).receipt;
  };
  expect(await tryWith(1)).toMatchObject({
    totals: { items: 200 },
    notApplied: expect.arrayContaining([usedUp]),
  });
  expect(await tryWith(2)).toMatchObject({
    totals: { items: 180 },
    notApplied: expect.not.arrayContaining([usedUp]),
  });
  const beside = await staff.call(tryDeskPromotion, { body: { ...asked, lines: [deck] } });
  expect(beside.receipt).toMatchObject({ totals: { items: 180 }, notApplied: expect.arrayContaining([usedUp]) });
  await givePromotions(running, [{ ...used, enabled: false }]);
});
