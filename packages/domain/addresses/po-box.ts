import type { AddressInput } from './address.ts';

const words = [
  'p[\\s.-]*o[\\s.-]*(?:b\\.?|box)[\\s.-]*\\d*',
  'post[\\s-]*office[\\s-]*box',
  'post(?:al)?[\\s-]*box',
  'postfach',
  'postbus',
  'bo[iî]te\\s+postale',
  'b\\.?\\s?p\\.?\\s*\\d+',
  'casella\\s+postale',
  'c\\.\\s?p\\.\\s*\\d+',
  'case\\s+postale',
];

/** A line with only a box; after the number of a rural route it is a mailbox at a road. */
const bareBox = /^\s*box\s*(?:#|no\.?|nr\.?|number)?\s*\d+\s*$/iu;
const ruralRoute = /^\s*(?:rr|r\.r\.|rural\s+route|hc|highway\s+contract|site)\b/iu;

const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}])`, 'iu');

/** Whether an address line is a post office box, in the languages of the shop; carriers cannot deliver there. */
export function isPoBox(address: Pick<AddressInput, 'addressLine1' | 'addressLine2'>): boolean {
  const lines = [address.addressLine1 ?? '', address.addressLine2 ?? ''];
  if (lines.some((line) => pattern.test(line))) return true;
  return lines.some((line) => bareBox.test(line)) && !lines.some((line) => ruralRoute.test(line));
}
