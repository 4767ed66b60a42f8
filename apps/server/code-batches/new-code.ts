import { readableId } from '../kernel/readable-id.ts';

/**
 * An unpredictable code: 60 random bits in three groups that can be read aloud. With 100,000 codes and 1,000 tries a
 * second, a stranger would hit one in about 350 years.
 */
export function newCode(prefix: string): string {
  const groups = [readableId(4), readableId(4), readableId(4)];
  return [...(prefix === '' ? [] : [prefix]), ...groups].join('-');
}
