import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { addressRulesSchema } from './rules.ts';

/** Address rules of one country in the caller's language (C7.94, B7.28). */
export const readCountryRules = operation({
  id: 'addresses.readCountryRules',
  method: 'GET',
  path: '/consumers-v3/utilities/i18n/{countryCode}',
  alsoAt: ['/utilities/i18n/{countryCode}'],
  summary: 'Address rules of a country',
  callers: 'anyone',
  params: Type.Object({ countryCode: Type.String({ maxLength: 10 }) }),
  response: addressRulesSchema,
  refusals: ['API404'],
});
