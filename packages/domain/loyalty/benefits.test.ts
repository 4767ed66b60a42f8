import { expect, test } from 'vitest';
import { markets } from '../markets/markets.ts';
import { benefitsIn } from './benefits.ts';

test('the free shipping of members is told in North America alone', () => {
  const told = markets.filter((market) => benefitsIn(market).includes('freeShipping')).map(({ locale }) => locale);
  expect(told.toSorted()).toEqual(['en-ca', 'en-us', 'fr-ca']);
  expect(benefitsIn({ country: 'DE' })).toEqual(['points', 'vouchers', 'welcome']);
});
