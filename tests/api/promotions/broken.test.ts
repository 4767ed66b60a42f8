import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { listDeskPromotions } from '@eyelet/contracts/promotion-desk/list.ts';
import { listPromotionFaults } from '@eyelet/contracts/promotion-desk/list-faults.ts';
import { pauseDeskPromotion } from '@eyelet/contracts/promotion-desk/pause.ts';
import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import { updateDeskPromotion } from '@eyelet/contracts/promotion-desk/update.ts';
import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { readReceiptOfOrder } from '@eyelet/contracts/receipts/read-of-order.ts';
import { announce } from '@eyelet/db/catalogue/announce.ts';
import { createPromotionReader } from '@eyelet/server/catalogue/read-promotions.ts';
import { buy, makeReady, readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { plainMembers } from '../promotion-desk/promotions.ts';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 500 });
  staff = await newStaff(running, { roles: ['merchandiser'] });
});
afterAll(() => running.close());

beforeEach(async () => {
  await givePromotions(
    running,
    [promotion('broken', { needsCoupon: true }), promotion('tenth', { needsCoupon: true })],
    [
      { code: 'BROKEN', promotion: 'broken' },
      { code: 'TENTH', promotion: 'tenth' },
    ],
  );
});
afterEach(() => vi.restoreAllMocks());

const apply = (shopper: Shopper, cartId: string, code: string) => shopper.call(applyCoupon, { body: { cartId, code } });
const place = (shopper: Shopper, cartId: string, expectedTotal?: number) =>
  shopper.call(placeOrder, { body: { cartId, ...(expectedTotal === undefined ? {} : { expectedTotal }) } });

/** Stores a promotion in a shape that no rule knows, past every check of what is written. */
async function breakPromotion(member: string, shape: unknown): Promise<void> {
  const { database, catalogue } = running.shop;
  const text = `update promotion set needs_coupon = false, ${member} = $1::jsonb where id = 'broken'`;
  await database.pool.query(text, [JSON.stringify(shape)]);
  await announce(database.db, 'promotions', ['all']);
  await vi.waitFor(() => expect(catalogue.promotions().map(({ id }) => id)).not.toContain('broken'));
}

async function storedOf(member: string): Promise<unknown> {
  const text = `select ${member} as member, enabled from promotion where id = 'broken'`;
  return (await running.shop.database.pool.query(text)).rows[0];
}

async function usesOf(code: string): Promise<number> {
  const { rows } = await running.shop.database.pool.query<{ used: number }>('select used from coupon where code = $1', [
    code,
  ]);
  return rows[0]?.used ?? Number.NaN;
}

const faults = () => Number(/^eyelet_promotion_faults_total (\d+)/m.exec(running.shop.counters.text())?.[1] ?? 0);

const { en } = promotion('broken').texts;

describe.each([
  ['a gift of nothing else', 'benefit', { kind: 'gift', upc: upcs.socks, others: null }],
  ['steps that are missing', 'benefit', { kind: 'steps' }],
  ['no benefit', 'benefit', null],
  ['no conditions', 'wants', null],
  ['a condition about no goods', 'wants', { attributes: null }],
  ['stores that are no list', 'wants', { stores: 'S-BOSTON' }],
  ['a name in one language alone', 'texts', { en }],
  ['goods of no kind', 'concerns', {}],
] as const)('a promotion with %s', (_, member, shape) => {
  test('is left out of carts, orders and lists, where the others have their effect', async () => {
    const shopper = await newShopper(running.origin);
    const { id } = await readyCart(shopper, running.origin, upcs.deck);
    await apply(shopper, id, 'BROKEN');
    const before = await apply(shopper, id, 'TENTH');
    expect(before.totals).toMatchObject({ totalDiscount: 19, rowTotal: 100 });
    const [used, told] = [await usesOf('TENTH'), faults()];
    await breakPromotion(member, shape);
    expect(faults()).toBeGreaterThan(told);

    const cart = await shopper.call(readCart, { params: { basketId: id } });
    expect(cart.totals).toMatchObject({ totalDiscount: 10, rowTotal: 100 });
    expect(cart.couponItems.map(({ code, status }) => [code, status])).toEqual([
      ['BROKEN', 'not applied'],
      ['TENTH', 'applied'],
    ]);
    const other = await newShopper(running.origin);
    const bare = await other.call(createCartWithItem, { body: { upc: upcs.socks } });
    expect(await refusalOf(apply(other, bare.id, 'BROKEN'))).toBe('PRM135');
    const { promotions } = await other.call(listPromotions, {});
    const listed = promotions.map(({ promotionId }) => promotionId);
    expect(listed).toContain('tenth');
    expect(listed).not.toContain('broken');

    // Who has seen the reduced total is asked again; the sale goes on at the other one.
    expect(await refusalOf(place(shopper, id, before.totals.total))).toBe('ORD415');
    const prepared = await shopper.call(prepareOrder, { body: { cartId: id } });
    const order = await place(shopper, id, prepared.totals.total);
    expect(order.totals).toMatchObject({ totalDiscount: 10, total: cart.totals.total });
    expect(await usesOf('TENTH')).toBe(used + 1);
    const receipt = await shopper.call(readReceiptOfOrder, { params: { orderId: order.orderNumber }, query: {} });
    expect(JSON.stringify(receipt)).toContain('Name of tenth');
  });

  test('is opened, switched off as it is stored, and mended at the desk', async () => {
    await breakPromotion(member, shape);
    const params = { promotionId: 'broken' };
    const { rows } = await staff.call(listDeskPromotions, { query: {} });
    const kind = member === 'benefit' ? 'unknown' : 'percent';
    expect(rows.find(({ promotionId }) => promotionId === 'broken')).toMatchObject({ kind, state: 'ineffective' });
    const found = async (state: 'running' | 'ineffective') => {
      const listed = await staff.call(listDeskPromotions, { query: { state } });
      expect(listed.total).toBe(listed.rows.length);
      return listed.rows.map(({ promotionId }) => promotionId);
    };
    expect(await found('ineffective')).toEqual(['broken']);
    expect(await found('running')).toEqual(['tenth']);
    const shown = await staff.call(readDeskPromotion, { params });
    expect(shown).toMatchObject({ benefit: { kind }, unknownKinds: [], brokenMembers: [member], paused: false });
    expect(shown.state).toBe('ineffective');
    const paused = await staff.call(pauseDeskPromotion, { params });
    expect(paused).toEqual({ ...shown, paused: true, state: 'paused', version: shown.version + 1 });
    expect(await storedOf(member)).toEqual({ member: shape, enabled: false });
    const mended = await staff.call(updateDeskPromotion, {
      params,
      body: { ...plainMembers, version: paused.version },
    });
    expect(mended).toMatchObject({ ...plainMembers, brokenMembers: [], paused: true, version: paused.version + 1 });
  });
});

test('each fault of a promotion is logged once, with its id and what is broken of it', async () => {
  const logged: unknown[] = [];
  const log = { error: (about: unknown) => logged.push(about), warn: () => expect.unreachable() };
  const read = createPromotionReader(running.shop.database, { log, counters: running.shop.counters });
  await breakPromotion('wants', null);
  for (let times = 0; times < 3; times++) expect((await read()).map(({ id }) => id)).toContain('tenth');
  await breakPromotion('texts', {});
  await read();
  expect(logged).toEqual([
    { promotionId: 'broken', members: ['wants'] },
    { promotionId: 'broken', members: ['wants', 'texts'] },
  ]);
});

describe('where judging itself fails', () => {
  /** A promotion that has come past the reader stands for a rule with a defect. */
  function failToJudge(): void {
    const { catalogue } = running.shop;
    const failing = { ...promotion('failing'), wants: { attributes: null as never } };
    vi.spyOn(catalogue, 'promotions').mockReturnValue([...catalogue.promotions(), failing]);
  }

  test('carts and orders are at list prices, codes are refused with PRM175, and none is used [C8.94]', async () => {
    const shopper = await newShopper(running.origin);
    const { id } = await readyCart(shopper, running.origin, upcs.deck);
    const before = await apply(shopper, id, 'TENTH');
    expect(before.totals).toMatchObject({ totalDiscount: 10, rowTotal: 100 });
    const [used, told] = [await usesOf('TENTH'), faults()];
    const logged = vi.spyOn(running.shop.log, 'error');
    failToJudge();

    const cart = await shopper.call(readCart, { params: { basketId: id } });
    expect(cart.totals).toMatchObject({ totalDiscount: 0, rowTotal: 100 });
    expect(cart.couponItems).toMatchObject([{ code: 'TENTH', status: 'not applied' }]);
    const other = await newShopper(running.origin);
    const bare = await other.call(createCartWithItem, { body: { upc: upcs.socks } });
    expect(await refusalOf(apply(other, bare.id, 'TENTH'))).toBe('PRM175');
    expect(await refusalOf(apply(other, bare.id, 'NEVER'))).toBe('PRM130');

    expect(await refusalOf(place(shopper, id, before.totals.total))).toBe('ORD415');
    const prepared = await shopper.call(prepareOrder, { body: { cartId: id } });
    const order = await place(shopper, id, prepared.totals.total);
    expect(order.totals).toMatchObject({ totalDiscount: 0, total: cart.totals.total });
    expect((await buy(other, running.origin, upcs.deck)).totals.totalDiscount).toBe(0);
    expect(await usesOf('TENTH')).toBe(used);
    expect(faults()).toBeGreaterThan(told + 1);
    // Once for the promotions as they are, however often carts are priced.
    expect(logged.mock.calls.filter(([, said]) => said === 'promotions could not be judged')).toHaveLength(1);
  });

  test('staff are told at home which promotion causes it, until it is paused', async () => {
    await givePromotions(running, [promotion('failing', { needsCoupon: true })], []);
    const atHome = async () => {
      const { tasks } = await staff.call(readHome, {});
      return tasks.find(({ kind }) => kind === 'promotions-failing')?.count ?? 0;
    };
    const shopper = await newShopper(running.origin);
    await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
    expect(await atHome()).toBe(0);
    const { catalogue } = running.shop;
    const others = Array.from({ length: 9 }, (_, at) => promotion(`beside-${at}`));
    const failing = { ...promotion('failing'), wants: { attributes: null as never } };
    vi.spyOn(catalogue, 'promotions').mockReturnValue([...others, failing, ...catalogue.promotions()]);
    await shopper.call(createCartWithItem, { body: { upc: upcs.socks } });
    await expect.poll(atHome).toBe(1);
    expect((await staff.call(listPromotionFaults, {})).faults).toMatchObject([
      { promotionId: 'failing', name: 'Name of failing', message: expect.stringContaining('TypeError') },
    ]);
    await staff.call(pauseDeskPromotion, { params: { promotionId: 'failing' } });
    expect(await atHome()).toBe(0);
    expect((await staff.call(listPromotionFaults, {})).faults).toEqual([]);
  });

  test('codes take effect again once it is mended, and a limited one no more often than meant [C8.94]', async () => {
    const limited = promotion('twice', { needsCoupon: true, limits: { uses: 2, usesEach: null, budget: null } });
    await givePromotions(running, [limited], [{ code: 'TWICE', promotion: 'twice', most: 2 }]);
    const shopper = await newShopper(running.origin);
    const { id } = await readyCart(shopper, running.origin, upcs.deck);
    await apply(shopper, id, 'TWICE');
    failToJudge();
    await place(shopper, id);
    expect(await usesOf('TWICE')).toBe(0);
    const refused = await newShopper(running.origin);
    const bare = await refused.call(createCartWithItem, { body: { upc: upcs.deck } });
    expect(await refusalOf(apply(refused, bare.id, 'TWICE'))).toBe('PRM175');
    vi.restoreAllMocks();
    for (let used = 1; used <= 2; used += 1) {
      const again = await newShopper(running.origin);
      const cart = await readyCart(again, running.origin, upcs.deck);
      await apply(again, cart.id, 'TWICE');
      expect((await place(again, cart.id)).totals.totalDiscount).toBe(10);
      expect(await usesOf('TWICE')).toBe(used);
    }
    const late = await newShopper(running.origin);
    const cart = await late.call(createCartWithItem, { body: { upc: upcs.deck } });
    await makeReady(late, running.origin, cart.id);
    expect(await refusalOf(apply(late, cart.id, 'TWICE'))).toBe('PRM140');
  });
});
