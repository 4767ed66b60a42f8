import type { Address } from './address.ts';
import { rulesOfCountry } from './country-rules.ts';
import type { LineFormat } from './rules.ts';

const plain: readonly LineFormat[] = [
  ['firstName', 'lastName'],
  ['addressLine1'],
  ['addressLine2'],
  ['postalCode', 'city', 'province'],
];

/** An address as its country writes it on a parcel, one text per line; without contact details. */
export function addressLines(address: Address, countryName?: string): string[] {
  const formats = rulesOfCountry(address.country)?.lines ?? plain;
  const lines = formats.map((fields) => fields.map((field) => address[field]).filter(Boolean));
  const written = lines.map((values) => values.join(' ')).filter(Boolean);
  return countryName ? [...written, countryName] : written;
}
