import { randomInt } from 'node:crypto';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Letters and digits that are hard to confuse, 5 random bits each. */
export function readableId(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
