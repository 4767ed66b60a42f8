import { countryRules } from '../rules.ts';
import { canadianProvinces } from './ca-provinces.ts';

export const ca = countryRules({
  country: 'CA',
  dialCode: '1',
  postal: {
    pattern: '[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\\d[A-Za-z] ?\\d[A-Za-z]\\d',
    name: 'A1A 1A1',
    example: 'H2X 1Y4',
  },
  provinces: canadianProvinces,
  place: ['city', 'province', 'postalCode'],
  lines: [['city', 'province', 'postalCode']],
});
