import { countryRules } from '../rules.ts';

export const lu = countryRules({
  country: 'LU',
  dialCode: '352',
  postal: { pattern: '\\d{4}', name: '1234', example: '1325' },
  place: ['postalCode', 'city'],
  lines: [['postalCode', 'city']],
});
