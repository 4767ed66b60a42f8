import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { listDeskPromotions } from '@eyelet/contracts/promotion-desk/list.ts';
import { pauseDeskPromotion } from '@eyelet/contracts/promotion-desk/pause.ts';
import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import { updateDeskPromotion } from '@eyelet/contracts/promotion-desk/update.ts';
import { writePromotions } from '@eyelet/db/promotions/promotion.ts';
import { createPromotionReader } from '@eyelet/server/catalogue/read-promotions.ts';
import { recordOf } from '@eyelet/server/promotions/write-promotions.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainMembers } from '../promotion-desk/promotions.ts';

let running: RunningShop;

/** As a later version of the shop may write them. */
const later = [
  { ...recordOf(promotion('later-effect')), benefit: { kind: 'second-life', percent: 50 } },
  { ...recordOf(promotion('later-condition')), wants: { weather: 'rain' }, benefit: { kind: 'percent', percent: 50 } },
];

beforeAll(async () => {
  running = await startStockedShop({ onHand: 50 });
  await writePromotions(running.shop.database, later);
  // What is announced after them has been read with them.
  await givePromotions(running, [promotion('tenth')]);
});
afterAll(() => running.close());

test('promotions of a later version take nothing off, and goods are sold beside them', async () => {
  const cart = await (await newShopper(running.origin)).call(createCartWithItem, { body: { upc: upcs.deck } });
  expect(cart.promoSummary.map(({ promotionId }) => promotionId)).toEqual(['tenth', 'free-delivery']);
  expect(cart.totals.totalDiscount).toBe(10);
  const order = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  expect(order.totals.totalDiscount).toBe(10);
});

test('each of them is logged once, however often promotions are read', async () => {
  const logged: unknown[] = [];
  const log = { warn: (about: unknown) => logged.push(about), error: () => expect.unreachable() };
  const read = createPromotionReader(running.shop.database, { log, counters: running.shop.counters });
  for (let times = 0; times < 3; times++) {
    expect((await read()).map(({ id }) => id)).toEqual(['tenth']);
  }
  expect(logged).toEqual([
    { promotionId: 'later-condition', kinds: ['weather'] },
    { promotionId: 'later-effect', kinds: ['second-life'] },
  ]);
});

test('the desk shows that they are unknown, and changes none of them', async () => {
  const staff = await newStaff(running, { roles: ['merchandiser'] });
  const { rows } = await staff.call(listDeskPromotions, { query: {} });
  const kinds = Object.fromEntries(rows.map(({ promotionId, kind }) => [promotionId, kind]));
  expect(kinds).toMatchObject({ 'later-effect': 'unknown', 'later-condition': 'percent', tenth: 'percent' });
  for (const [promotionId, unknown] of [
    ['later-effect', 'second-life'],
    ['later-condition', 'weather'],
  ] as const) {
    const params = { promotionId };
    const shown = await staff.call(readDeskPromotion, { params });
    expect(shown.unknownKinds).toEqual([unknown]);
    expect(await refusalOf(staff.call(pauseDeskPromotion, { params }))).toBe('STF466');
    const body = { ...plainMembers, version: shown.version };
    expect(await refusalOf(staff.call(updateDeskPromotion, { params, body }))).toBe('STF466');
    expect(await staff.call(readDeskPromotion, { params })).toEqual(shown);
  }
});
