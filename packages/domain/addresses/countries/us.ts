import { countryRules } from '../rules.ts';
import { states } from './us-states.ts';

export const us = countryRules({
  country: 'US',
  dialCode: '1',
  postal: { pattern: '\\d{5}(?:-\\d{4})?', name: '12345, 12345-6789', example: '94107', label: 'address.zipCode' },
  provinces: states,
  provinceLabel: 'address.state',
  place: ['city', 'province', 'postalCode'],
  lines: [['city', 'province', 'postalCode']],
});
