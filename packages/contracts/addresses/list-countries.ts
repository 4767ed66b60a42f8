import { type Static, Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

export const countrySchema = Type.Object({
  code: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
  name: Type.String({ description: 'In the language of the call.' }),
  dialCode: Type.String({ description: 'Without plus.' }),
  shippable: Type.Boolean({ description: 'Whether the market of the call ships there.' }),
});

export type Country = Static<typeof countrySchema>;

/** Countries with names and dial codes in the caller's language (C7.93, B7.28). */
export const listCountries = operation({
  id: 'addresses.listCountries',
  method: 'GET',
  path: '/consumers-v3/utilities/countryList',
  alsoAt: ['/utilities/countryList'],
  summary: 'List countries',
  callers: 'anyone',
  response: Type.Object({ countries: Type.Array(countrySchema) }),
  refusals: [],
});
