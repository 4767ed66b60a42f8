import { countryRules } from '../rules.ts';

export const fr = countryRules({
  country: 'FR',
  dialCode: '33',
  postal: { pattern: '\\d{5}', name: '12345', example: '29200' },
  place: ['postalCode', 'city'],
  lines: [['postalCode', 'city']],
});
