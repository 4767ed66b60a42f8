import type { PaperFonts } from './fonts.ts';

/** A text, or a part of it, in one font; the extended Latin letters have a file of their own. */
export type Run = Readonly<{ text: string; further: boolean }>;

type Letters = Readonly<{ plain: ReadonlySet<number>; further: ReadonlySet<number> }>;

/** The character that ends the list of a font; it is no character of a text. */
const endOfList = 0xffff;

const letters = new WeakMap<object, Letters>();

/** Characters that fonts have a glyph for; both weights have the same ones. */
function lettersOf(fonts: PaperFonts): Letters {
  const known = letters.get(fonts);
  if (known) return known;
  const setOf = (name: keyof PaperFonts) => new Set(fonts[name].characterSet.filter((code) => code !== endOfList));
  const made = { plain: setOf('text'), further: setOf('text-further') };
  letters.set(fonts, made);
  return made;
}

/**
 * A text as runs of one font each, of characters that its font has: PDF/A and PDF/UA permit no others. A character without a glyph is written with
 * those that it is made of (½ as 1/2, ² as 2, Ţ as T), else as a question mark; spaces of any kind are plain ones, and what only says where a word
 * may break or in which direction it runs is left out.
 */
export function runsOf(text: string, fonts: PaperFonts): readonly Run[] {
  const known = lettersOf(fonts);
  const runs: { text: string; further: boolean }[] = [];
  for (const letter of spelled(text, known)) {
    const isFurther = !known.plain.has(letter.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last && last.further === isFurther) last.text += letter;
    else runs.push({ text: letter, further: isFurther });
  }
  return runs;
}

function spelled(text: string, { plain, further }: Letters): string {
  const isDrawn = (letter: string) => [plain, further].some((set) => set.has(letter.codePointAt(0) ?? 0));
  let written = '';
  for (const letter of text.normalize('NFC')) {
    // Format characters first, as one of them (U+FEFF) counts as a space too.
    if (/\p{Cf}/u.test(letter)) continue;
    if (/[\u202f\u2007\u2009]/.test(letter)) written += '\u00a0';
    else if (/\s/.test(letter) && letter !== '\u00a0') written += ' ';
    else if (isDrawn(letter)) written += letter;
    else if (!/\p{M}/u.test(letter)) {
      const parts = [...letter.normalize('NFKD').replace('\u2044', '/')].filter(isDrawn).join('');
      // 42½ is 42 1/2, not 421/2, and 10² is not 102.
      written += /^\d/.test(parts) && /\d$/.test(written) ? ` ${parts}` : parts || '?';
    }
  }
  return written;
}
