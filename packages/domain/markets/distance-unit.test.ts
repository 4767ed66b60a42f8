import { expect, test } from 'vitest';
import { distanceUnitOf } from './distance-unit.ts';
import { markets } from './markets.ts';

test('only the United States and Britain count in miles', () => {
  const inMiles = markets.filter((market) => distanceUnitOf(market) === 'mi').map(({ locale }) => locale);
  expect(inMiles.toSorted()).toEqual(['en-gb', 'en-us']);
  expect(distanceUnitOf({ country: 'CA' })).toBe('km');
});
