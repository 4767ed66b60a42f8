import { readableId } from '../kernel/readable-id.ts';

/**
 * A code that nobody can guess: 60 random bits in three groups that can be read aloud. With a hundred thousand codes and a thousand
 * tries in a second, a stranger would hit one in about 350 years.
 */
export function newCode(prefix: string): string {
  const groups = [readableId(4), readableId(4), readableId(4)];
  return [...(prefix === '' ? [] : [prefix]), ...groups].join('-');
}
