import { countryRules } from '../rules.ts';

export const at = countryRules({
  country: 'AT',
  dialCode: '43',
  postal: { pattern: '[1-9]\\d{3}', name: '1234', example: '1010' },
  place: ['postalCode', 'city'],
  lines: [['postalCode', 'city']],
});
