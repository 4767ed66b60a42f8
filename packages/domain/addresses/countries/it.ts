import { countryRules } from '../rules.ts';
import { italianProvinces } from './it-provinces.ts';

export const it = countryRules({
  country: 'IT',
  dialCode: '39',
  postal: { pattern: '\\d{5}', name: '12345', example: '16124' },
  provinces: italianProvinces,
  place: ['postalCode', 'city', 'province'],
  lines: [['postalCode', 'city', 'province']],
});
