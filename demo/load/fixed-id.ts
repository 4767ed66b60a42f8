import { createHash } from 'node:crypto';

/** A UUID that is the same each time for the same text, so that what it names is written once. */
export function fixedId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [8, 4, 4, 4, 12]
    .map((length, index, lengths) => {
      const from = lengths.slice(0, index).reduce((sum, one) => sum + one, 0);
      return hex.slice(from, from + length);
    })
    .join('-');
}
