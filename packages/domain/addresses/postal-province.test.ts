import { expect, test } from 'vitest';
import { canadianProvinces } from './countries/ca-provinces.ts';
import { states } from './countries/us-states.ts';
import { rulesOfCountry } from './country-rules.ts';
import { postalExample } from './postal-examples.ts';
import { fitsProvince } from './postal-province.ts';

test.each([
  ['US', 'ME', '04101', true],
  ['US', 'NY', '10001-1234', true],
  ['US', 'TX', '88510', true],
  ['US', 'NY', '94107', false],
  ['US', 'CA', '89501', false],
  ['CA', 'QC', 'H2Y 1C6', true],
  ['CA', 'NU', 'X0A 0H0', true],
  ['CA', 'ON', 'V6B 1A1', false],
  ['DE', '', '20095', true],
  ['US', 'ZZ', '04101', true],
  ['US', 'NY', '1', true],
])('%s %s %s: %s [C8.73]', (country, province, postalCode, fits) => {
  expect(fitsProvince({ country, province, postalCode })).toBe(fits);
});

test('every state has postal codes of its own', () => {
  const without = states.filter(({ code }) => fitsProvince({ country: 'US', province: code, postalCode: '00000' }));
  expect(without).toEqual([]);
});

test.each([
  ['US', states],
  ['CA', canadianProvinces],
] as const)('each state or province of %s has an example that lies in it', (country, provinces) => {
  const pattern = new RegExp(`^(?:${rulesOfCountry(country)?.fields.postalCode.pattern})$`);
  for (const { code: province } of provinces) {
    const postalCode = postalExample(country, province) ?? '';
    expect([province, pattern.test(postalCode)]).toEqual([province, true]);
    expect([province, fitsProvince({ country, province, postalCode })]).toEqual([province, true]);
    // Without a list of its beginnings any code would fit.
    expect([province, fitsProvince({ country, province, postalCode: country === 'US' ? '00000' : 'Z0Z 0Z0' })]).toEqual(
      [province, false],
    );
  }
});
