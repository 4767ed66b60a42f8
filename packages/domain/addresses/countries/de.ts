import { countryRules } from '../rules.ts';

export const de = countryRules({
  country: 'DE',
  dialCode: '49',
  postal: { pattern: '\\d{5}', name: '12345', example: '20457' },
  place: ['postalCode', 'city'],
  lines: [['postalCode', 'city']],
});
