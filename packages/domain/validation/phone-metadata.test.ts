import { type CountryCode, Metadata } from 'libphonenumber-js/core';
import { getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { phone } from './phone.ts';
import { toInternationalPhone } from './phone-number.ts';

/** A country of each dial code that is recognised. */
const countries = ['US', 'NL', 'BE', 'FR', 'ES', 'PT', 'LU', 'IE', 'IT', 'CH', 'AT', 'GB', 'DE'] as const;

/** Lengths that the metadata have and people do not: Dutch numbers of eleven digits are for machines (097). */
const ofMachines: Readonly<Partial<Record<CountryCode, readonly number[]>>> = { NL: [11] };

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

type Lengths = Readonly<{ possibleLengths: () => readonly number[] | undefined }>;

/** The types of the library leave out what its metadata has by kind of line. */
type Plan = Lengths & Readonly<{ type: (kind: 'FIXED_LINE' | 'MOBILE') => Lengths | undefined }>;

function planOf(country: CountryCode): Plan {
  const plan = new Metadata(metadata);
  plan.selectNumberingPlan(country);
  return plan as unknown as Plan;
}

/** Lengths of the numbers of lines at home and of mobile ones, within the fifteen digits of E.164. */
function personalLengths(country: CountryCode): readonly number[] {
  const plan = planOf(country);
  const types = ['FIXED_LINE', 'MOBILE'] as const;
  const lengths = types.flatMap((type) => plan.type(type)?.possibleLengths() ?? plan.possibleLengths() ?? []);
  const most = 15 - getCountryCallingCode(country).length;
  const fit = lengths.filter((length) => length <= most && !ofMachines[country]?.includes(length));
  return [...new Set(fit)].toSorted((one, other) => one - other);
}

test.each(countries)('in %s numbers have the digits that libphonenumber knows, and no others', (country) => {
  const dialCode = getCountryCallingCode(country);
  const accepted = upTo(18).filter((length) => phone('2'.repeat(length), { dialCode }) === undefined);
  expect(accepted).toEqual(personalLengths(country));
});

test.each(countries)('a number of %s is stored as libphonenumber stores it, however it is written there', (country) => {
  const example = getExampleNumber(country, examples) ?? expect.fail(`no number of ${country}`);
  const dialCode = example.countryCallingCode;
  for (const written of [example.formatNational(), example.formatInternational(), example.number]) {
    expect(toInternationalPhone(written, dialCode), written).toBe(example.number);
    expect(phone(written, { dialCode }), written).toBeUndefined();
  }
});
