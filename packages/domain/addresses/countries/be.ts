import { countryRules } from '../rules.ts';

export const be = countryRules({
  country: 'BE',
  dialCode: '32',
  postal: { pattern: '[1-9]\\d{3}', name: '1234', example: '8400' },
  place: ['postalCode', 'city'],
  lines: [['postalCode', 'city']],
});
