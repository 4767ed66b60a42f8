import { markets } from '@eyelet/domain/markets/markets.ts';
import { problemOfPromotion } from '@eyelet/domain/promotions/check-promotion.ts';
import type { Wants } from '@eyelet/domain/promotions/conditions/wants.ts';
import type { Benefit } from '@eyelet/domain/promotions/promotion.ts';
import { stateOf } from '@eyelet/domain/promotions/state.ts';
import { expect, test } from 'vitest';
import { styles } from '../catalogue/styles.ts';
import { stockOf } from '../load/stock.ts';
import { places } from '../places/places.ts';
import { coupons } from './coupons.ts';
import { promotions } from './promotions.ts';

test('promotions of the demo brand are valid, and name existing products', () => {
  const masterIds = new Set(styles.map(({ id }) => id));
  for (const promotion of promotions) {
    expect(problemOfPromotion(promotion)).toBeUndefined();
    for (const masterId of promotion.concerns?.masterIds ?? []) expect(masterIds).toContain(masterId);
  }
});

test('there is one of every kind of benefit and of every condition, in each state, and enough of them in every market', () => {
  const benefits: Readonly<Record<Benefit['kind'], true>> = {
    ...{
      percent: true,
      amount: true,
      'fixed-price': true,
      'group-prices': true,
      'buy-get': true,
      'buy-get-other': true,
    },
    ...{ steps: true, bundle: true, 'free-delivery': true, 'reduced-delivery': true, gift: true },
  };
  const wants: Readonly<Record<keyof Wants, true>> = {
    ...{ hours: true, groups: true, firstOrder: true, payment: true, delivery: true },
    ...{ stores: true, price: true, attributes: true, units: true },
    ...{ tiers: true, orders: true, spent: true, daysSinceOrder: true, daysAsMember: true, homeMarkets: true },
  };
  expect(new Set(promotions.map(({ benefit }) => benefit.kind))).toEqual(new Set(Object.keys(benefits)));
  expect(new Set(promotions.flatMap((one) => Object.keys(one.wants)))).toEqual(new Set(Object.keys(wants)));
  const now = new Date('2026-11-24T12:00:00Z');
  expect(new Set(promotions.map((one) => stateOf(one, now)))).toEqual(
    new Set(['running', 'scheduled', 'paused', 'ended']),
  );
  for (const { locale } of markets) {
    const running = promotions.filter(
      (one) => stateOf(one, now) === 'running' && one.locales?.includes(locale) !== false,
    );
    expect(running.length, locale).toBeGreaterThanOrEqual(15);
  }
});

test('every promotion has terms in every language', () => {
  for (const { id, texts } of promotions) {
    for (const [language, { terms }] of Object.entries(texts))
      expect(terms?.length, `${id} ${language}`).toBeGreaterThan(10);
  }
});

test('every code belongs to a promotion', () => {
  const ids = promotions.map(({ id }) => id);
  for (const { promotion_id } of coupons) expect(ids).toContain(promotion_id);
});

test('the gift is in stock in the warehouses of both regions', () => {
  const [upc] = promotions.flatMap(({ benefit }) => (benefit.kind === 'gift' ? [benefit.upc] : []));
  const there = new Set(stockOf(styles).flatMap((one) => (one.upc === upc ? [one.placeId] : [])));
  const regions = places.filter(({ id, kind }) => kind === 'warehouse' && there.has(id)).map(({ region }) => region);
  expect(new Set(regions)).toEqual(new Set(['NORA', 'EMEA']));
});
