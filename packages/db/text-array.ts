import pg from 'pg';

/** The type `text[]`, which the driver knows and its types do not name. */
export const textArrayType = 1009 as Parameters<typeof pg.types.setTypeParser>[0];

const usual = pg.types.getTypeParser(textArrayType);

/**
 * An array of texts as PostgreSQL writes it, `{a,b}`. Most have no text that needs quotes and are split at once; the driver reads any
 * other, sign by sign.
 */
export function readTextArray(text: string): readonly (string | null)[] {
  if (/["\\[]|NULL|.\{/.test(text)) return usual(text) as (string | null)[];
  return text === '{}' ? [] : text.slice(1, -1).split(',');
}

/** An array of texts as PostgreSQL reads it; the driver writes one that has a text with other signs than these. */
export function writeTextArray(texts: readonly string[]): string | readonly string[] {
  const isPlain = texts.every((text) => /^[\w.-]+$/.test(text) && text.toUpperCase() !== 'NULL');
  return isPlain ? `{${texts.join(',')}}` : texts;
}
