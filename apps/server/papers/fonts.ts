import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A font of the papers by the letters that it has; it is embedded in what it draws. */
const read = (subset: 'latin' | 'latin-ext', weight: 400 | 600) =>
  readFileSync(require.resolve(`@fontsource/instrument-sans/files/instrument-sans-${subset}-${weight}-normal.woff`));

export type PaperFont = 'text' | 'text-further' | 'strong' | 'strong-further';

/** The files of the fonts, read once. */
export const paperFonts: Readonly<Record<PaperFont, Buffer>> = {
  text: read('latin', 400),
  'text-further': read('latin-ext', 400),
  strong: read('latin', 600),
  'strong-further': read('latin-ext', 600),
};

/** Letters of the further Latin alphabets, which have a file of their own. */
const further = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;

/** What no font of ours can draw. */
const unknown =
  /[^\u0020-\u007e\u00a0-\u02ba\u02c6\u02da\u02dc\u1e00-\u1eff\u2013\u2014\u2018-\u201e\u2022\u2026\u202f\u2039\u203a\u20a0-\u20c0\u2122\u2212]/g;

/** A text in runs, each of one font. Narrow blanks become plain ones, and letters that no font has a question mark. */
export function runsOf(text: string): readonly Readonly<{ text: string; further: boolean }>[] {
  const runs: { text: string; further: boolean }[] = [];
  for (const letter of text.replaceAll(/[\u202f\u2009]/g, '\u00a0').replaceAll(unknown, '?')) {
    const isFurther = further.test(letter);
    const last = runs.at(-1);
    if (last && last.further === isFurther) last.text += letter;
    else runs.push({ text: letter, further: isFurther });
  }
  return runs;
}
