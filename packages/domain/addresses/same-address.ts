import type { Address } from './address.ts';

const members = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'country',
] as const satisfies readonly (keyof Address)[];

const plain = (value: string) =>
  value
    .normalize('NFC')
    .replace(/[\s.,]+/g, '')
    .toLocaleLowerCase('en');

/** Whether two addresses are the same place and person, regardless of spacing and case. */
export function isSameAddress(one: Address, other: Address): boolean {
  return members.every((member) => plain(one[member]) === plain(other[member]));
}
