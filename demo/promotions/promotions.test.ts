import { problemOfPromotion } from '@eyelet/domain/promotions/check-promotion.ts';
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
