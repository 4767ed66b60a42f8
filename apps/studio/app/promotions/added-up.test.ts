import type { Simulated } from '@eyelet/contracts/promotion-desk/simulate.ts';
import { expect, test } from 'vitest';
import { addedUp } from './added-up.ts';

const market = { market: 'de-de', currency: 'EUR', orders: 1, discount: 0.1, further: 0.1, goods: 10 };
const part: Simulated = {
  ...{ total: 3, read: 2, next: 'on' },
  markets: [market],
  displaced: [{ promotionId: 'tenth', name: 'Tenth', orders: 1 }],
};

test('parts of a simulation are added up by market and by promotion', () => {
  const other = { ...market, market: 'en-us', currency: 'USD' };
  const last = { ...part, read: 1, next: null, markets: [other, { ...market, discount: 0.2, further: -0.3 }] };
  expect(addedUp(addedUp(undefined, part), last)).toEqual({
    ...{ total: 3, read: 3, next: null },
    markets: [{ ...market, orders: 2, discount: 0.3, further: -0.2, goods: 20 }, other],
    displaced: [{ promotionId: 'tenth', name: 'Tenth', orders: 2 }],
  });
});
