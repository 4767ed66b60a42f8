import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets } from '../markets/markets.ts';
import { formatAmount, learnAmounts } from './format.ts';

const ways = [...new Map(markets.map(({ currency, tag }) => [`${tag} ${currency}`, { currency, tag }])).values()];

test.each(ways)('$currency in $tag is written alike when its layout was learned', ({ currency, tag }) => {
  const style = { style: 'currency', currency, currencyDisplay: currency === 'CAD' ? 'code' : 'narrowSymbol' } as const;
  const own = new Intl.NumberFormat(tag, style);
  const format = (major: number) => own.format(major).replaceAll('\u202f', '\u00a0');
  learnAmounts(format(1234.56), currency, tag);
  const minor = fc.oneof(fc.integer({ min: -200, max: 200_000 }), fc.integer({ min: 99_000_000, max: 101_000_000 }));
  const amounts = fc.oneof(
    minor.map((one) => one / 100),
    fc.double({ min: -1e7, max: 1e7, noNaN: true }).filter((one) => !Object.is(one, -0)),
  );
  fc.assert(
    fc.property(amounts, (major) => {
      expect(formatAmount(major, currency, tag)).toBe(format(major));
    }),
  );
});

test('a sample of no known form teaches nothing', () => {
  for (const sample of ['', '1234', '$1 234', '１,２３４.５６']) learnAmounts(sample, 'USD', 'en-ZA');
  expect(formatAmount(1.5, 'USD', 'en-ZA')).toBe(
    new Intl.NumberFormat('en-ZA', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
      .format(1.5)
      .replaceAll('\u202f', '\u00a0'),
  );
});
