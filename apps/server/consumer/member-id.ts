import { randomInt } from 'node:crypto';

/** A number in the loyalty programme: twelve digits that do not reveal how many members there are. */
export function newMemberId(): string {
  return Array.from({ length: 12 }, () => randomInt(10)).join('');
}
