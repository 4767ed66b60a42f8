import { expect, test } from 'vitest';
import { isCreditAdjustedAlone } from './adjusted-alone.ts';

const of = (currency: string, amount: number) => ({ currency, amount });

test.each([
  ['up to the limit', of('USD', 5000), [], true],
  ['not above it', of('USD', 5001), [], false],
  ['with what was given before', of('USD', 2000), [of('USD', 3001)], false],
  ['with what was given in another currency', of('EUR', 2000), [of('USD', 3001)], false],
  ['with what was taken in another currency', of('EUR', 2000), [of('USD', -3001)], false],
  ['above the limit in its currency, beside another', of('USD', 3001), [of('EUR', -1), of('USD', 2000)], false],
  ['a mistake is taken back', of('USD', -5000), [of('USD', 5000)], true],
  ['also beside another currency', of('USD', -2000), [of('USD', 2000), of('EUR', 3000)], true],
])('credit is adjusted alone: %s', (_, wanted, before, isAlone) => {
  expect(isCreditAdjustedAlone(wanted, before, 5000)).toBe(isAlone);
});
