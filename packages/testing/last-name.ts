import { randomInt } from 'node:crypto';

/** A last name that nobody else has, so that a test finds its own people when it is tried again. */
export function newLastName(): string {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26)));
  return `Ames${letters.join('')}`;
}
