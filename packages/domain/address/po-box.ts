import type { AddressInput } from './address.ts';

const words = [
  'p\\.?\\s*o\\.?\\s*(?:b\\.?|box)\\s*\\d*',
  'post\\s*office\\s*box',
  'post(?:al)?\\s*box',
  'postfach',
  'postbus',
  'bo[iî]te\\s+postale',
  'b\\.?\\s?p\\.?\\s*\\d+',
  'casella\\s+postale',
  'c\\.\\s?p\\.\\s*\\d+',
  'case\\s+postale',
];

const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}])`, 'iu');

/** Whether an address line is a box at a post office, in the languages of the shop; nothing can be delivered there. */
export function isPoBox(address: Pick<AddressInput, 'addressLine1' | 'addressLine2'>): boolean {
  return [address.addressLine1, address.addressLine2].some((line) => pattern.test(line ?? ''));
}
