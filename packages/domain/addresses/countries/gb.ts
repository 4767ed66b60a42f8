import { countryRules } from '../rules.ts';

export const gb = countryRules({
  country: 'GB',
  dialCode: '44',
  postal: {
    pattern: '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}',
    name: 'AB1 2CD',
    example: 'EH6 6QQ',
    label: 'address.postcode',
  },
  place: ['city', 'postalCode'],
  lines: [['city'], ['postalCode']],
});
