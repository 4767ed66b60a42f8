import { markets } from '@eyelet/domain/markets/markets.ts';
import { expect, test } from 'vitest';
import { sellerKeyOf } from './seller-of.ts';

test.each(markets)('the seller of $locale is a setting', ({ header, country }) => {
  expect(sellerKeyOf(header)).toBe(`sellers.${country}`);
});
