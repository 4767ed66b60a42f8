import { createDeskPromotion } from '@eyelet/contracts/promotion-desk/create.ts';
import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import { readPromotionChoices } from '@eyelet/contracts/promotion-desk/read-choices.ts';
import { tryDeskPromotion } from '@eyelet/contracts/promotion-desk/try.ts';
import type { WantsView } from '@eyelet/contracts/promotion-desk/wants.ts';
import { testStore } from '@eyelet/testing/associate.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { productIds, startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainMembers } from './promotions.ts';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop();
  staff = await newStaff(running, { roles: ['merchandiser'] });
});
afterAll(() => running.close());

const everything: WantsView = {
  hours: { days: [1, 5], from: '18:00', until: '02:00' },
  ...{ groups: ['member', 'athlete'], firstOrder: true, payment: ['PAYPAL'], delivery: ['pickup', 'express'] },
  ...{ tiers: ['gold'], orders: { from: 2, until: 4 }, spent: { amounts: { USD: 250.5 }, days: 90 } },
  ...{ daysSinceOrder: 30, daysAsMember: 10, homeMarkets: ['en-us', 'de-de'] },
  ...{ stores: [testStore], price: 'full', attributes: { gender: ['men'], activity: [], colour: [] }, units: 2 },
};
const once = { uses: null, usesEach: 1, budget: null };

const created = (promotionId: string, wants: Partial<WantsView>, limits = once) =>
  staff.call(createDeskPromotion, {
    body: { promotionId, paused: true, ...plainMembers, limits, wants: { ...plainMembers.wants, ...wants } },
  });

test('what a promotion asks for is kept as it was written, with the names of its stores, and the audit says it', async () => {
  const made = await created('everything', everything);
  expect(made).toMatchObject({ wants: everything, named: { stores: [{ id: testStore, name: expect.any(String) }] } });
  expect(await staff.call(readDeskPromotion, { params: { promotionId: 'everything' } })).toEqual(made);
  const plain = await created('plain', {}, { ...once, usesEach: 3 });
  expect(plain.wants).toEqual(plainMembers.wants);
  expect(running.shop.catalogue.promotions().find(({ id }) => id === 'plain')?.wants ?? {}).toEqual({});
  const { rows } = await running.shop.database.pool.query<{ after: { wants: string[] } }>(
    `select after from audit where action = 'promotionDesk.create' order by at`,
  );
  expect(rows[0]?.after.wants).toContain('hours: days 1, 5; from 18:00; until 02:00');
  expect(rows[0]?.after.wants).toContain('groups: member, athlete');
  expect(rows[0]?.after.wants).toContain('spent: 250.5 USD in 90 days');
});

test.each<readonly [string, Partial<WantsView>, string, typeof once | { usesEach: null }]>([
  ['hours of no length', { hours: { days: [1], from: '10:00', until: '10:00' } }, 'wants', once],
  ['a store that does not exist', { stores: ['S-NONE'] }, 'wants', once],
  ['a warehouse', { stores: ['W-NORA'] }, 'wants', once],
  ['fewer orders than there are to be', { orders: { from: 3, until: 2 } }, 'wants', once],
  ['spending in no time', { spent: { amounts: { USD: 1 }, days: 0 } }, 'wants', once],
  ['no amount spent', { spent: { amounts: {}, days: 30 } }, 'wants', once],
  ['no tier', { tiers: [] }, 'wants', once],
  ['accounts of a market that does not exist', { homeMarkets: ['en-us', 'xx-xx'] }, 'wants', once],
  ['no means of payment', { payment: [] }, 'wants', once],
  ['a first order that is used twice', { firstOrder: true }, 'limits', { ...once, usesEach: null }],
])('%s is refused beside its field', async (_, wants, field, limits) => {
  const detail = await detailOf(created('wrong', wants, limits as typeof once));
  expect(detail).toMatchObject({ field, message: expect.any(String) });
});

test('the words of goods and the stores are those of the shop, in the language of the call', async () => {
  const { attributes, stores } = await staff.call(readPromotionChoices, {});
  expect(attributes.map(({ kind }) => kind)).toEqual(['gender', 'activity', 'colour']);
  expect(attributes[0]?.words).toContainEqual({ id: 'women', name: 'Women' });
  expect(stores.map(({ id }) => id)).toEqual(expect.arrayContaining([testStore]));
  expect(stores.every(({ id }) => !id.startsWith('W-'))).toBe(true);
});

test('a promotion is tried as an account that is in the segments it asks for', async () => {
  const { hours: _, groups: __, stores: ___, firstOrder: ____, ...segments } = everything;
  const wants = { ...plainMembers.wants, ...segments, delivery: null, attributes: null, units: null };
  const promotion = { ...plainMembers, wants };
  const asked = { promotionId: null, promotion, market: 'en-us', at: null };
  const lines = [{ productId: productIds.deck, quantity: 1 }];
  const { receipt } = await staff.call(tryDeskPromotion, { body: { ...asked, shopper: 'registered', lines } });
  expect(receipt.totals.items).toBe(90);
  const guest = await staff.call(tryDeskPromotion, { body: { ...asked, shopper: 'guest', lines } });
  expect(guest.receipt.notApplied).toMatchObject([{ reason: 'other-tier' }]);
});

test('a promotion is tried on a cart that is paid and delivered as it asks for', async () => {
  const wants = {
    ...plainMembers.wants,
    payment: ['PAYPAL' as const],
    delivery: ['express' as const],
    firstOrder: true,
  };
  const promotion = { ...plainMembers, limits: once, wants };
  const asked = { promotionId: null, promotion, market: 'en-us', at: null };
  const lines = [{ productId: productIds.deck, quantity: 1 }];
  const { receipt } = await staff.call(tryDeskPromotion, { body: { ...asked, shopper: 'registered', lines } });
  expect(receipt.totals.items).toBe(90);
  expect(receipt.shipments.map(({ steps }) => steps[0]?.amount)).toEqual([18]);
  const guest = await staff.call(tryDeskPromotion, { body: { ...asked, shopper: 'guest', lines } });
  expect(guest.receipt.notApplied).toMatchObject([{ reason: 'not-first-order' }]);
});
