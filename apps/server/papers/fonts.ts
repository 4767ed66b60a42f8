import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rememberLayouts } from './remember-layouts.ts';
import { unwrapWoff } from './unwrap-woff.ts';

const require = createRequire(import.meta.url);

export type PaperFont = 'text' | 'text-further' | 'strong' | 'strong-further';

type PaperFonts = Readonly<Record<PaperFont, object>>;

let fonts: Promise<PaperFonts> | undefined;

/** The fonts, read once for all papers, with the first one: reading them anew took most of the time that a paper takes. */
export function paperFonts(): Promise<PaperFonts> {
  fonts ??= readFonts();
  return fonts;
}

async function readFonts(): Promise<PaperFonts> {
  const { create } = await import('fontkit');
  const read = (subset: 'latin' | 'latin-ext', weight: 400 | 600) => {
    const file = `@fontsource/instrument-sans/files/instrument-sans-${subset}-${weight}-normal.woff`;
    return rememberLayouts(create(unwrapWoff(readFileSync(require.resolve(file)))));
  };
  return {
    text: read('latin', 400),
    'text-further': read('latin-ext', 400),
    strong: read('latin', 600),
    'strong-further': read('latin-ext', 600),
  };
}

/** Characters of the extended Latin subset, which has a file of its own. */
const further = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;

/** Characters that neither subset contains. */
const unknown =
  /[^\u0020-\u007e\u00a0-\u02ba\u02c6\u02da\u02dc\u1e00-\u1eff\u2013\u2014\u2018-\u201e\u2022\u2026\u202f\u2039\u203a\u20a0-\u20c0\u2122\u2212]/g;

/**
 * A text as runs of one font each. Narrow spaces become plain ones, and characters without a glyph become question
 * marks.
 */
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
