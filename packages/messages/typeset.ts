import type { Wording } from './wording.ts';

/**
 * A text with the signs that a keyboard does not have: ’ for the straight apostrophe, which would begin a quotation in
 * ICU, and in French the spaces before : ; ! ? » % € and after « that keep them on the line of their word.
 */
export function typeset(text: string, wording: Wording): string {
  const written = text.trim().replaceAll(/(?<=\p{L})'(?=[\p{L}{])/gu, '’');
  return wording === 'fr' ? written.replaceAll(/ (?=[:;!?»%€])/g, '\u00a0').replaceAll('« ', '«\u00a0') : written;
}
