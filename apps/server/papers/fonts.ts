import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PaperFontFile } from 'fontkit';
import { rememberLayouts } from './remember-layouts.ts';
import { unwrapWoff } from './unwrap-woff.ts';

const require = createRequire(import.meta.url);

export type PaperFont = 'text' | 'text-further' | 'strong' | 'strong-further';

export type PaperFonts = Readonly<Record<PaperFont, PaperFontFile>>;

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
