import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperFonts } from './fonts.ts';
import { runsOf } from './runs.ts';

const written = async (text: string) => {
  const fonts = await paperFonts();
  return runsOf(text, fonts)
    .map((run) => run.text)
    .join('');
};

test.each([
  ['Łódź, 12,50 €', 'Łódź, 12,50 €'],
  ['Größe 42½, ½ m²', 'Größe 42 1/2, 1/2 m2'],
  ['Ţepeş e\u0301', 'Tepeş é'],
  ['Wan\u00adder\u200bschuh\tblau', 'Wanderschuh blau'],
  ['10², 3¼', '10 2, 3 1/4'],
  ['\ufeffWander\ufeffschuh', 'Wanderschuh'],
  ['\u200f\u2067Ada\u2069 \u202aMarsh\u202c\u200e', 'Ada Marsh'],
  ['1\u202f249 €', '1\u00a0249 €'],
  ['靴 🥾', '? ?'],
])('%o is written as %o', async (text, expected) => {
  expect(await written(text)).toBe(expected);
});

test('whatever a text is, each of its characters has a glyph in the font of its run, in both weights', async () => {
  const fonts = await paperFonts();
  const glyphsOf = (further: boolean) =>
    (further ? (['text-further', 'strong-further'] as const) : (['text', 'strong'] as const)).map(
      (name) => fonts[name],
    );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const run of runsOf(text, fonts)) {
        for (const font of glyphsOf(run.further)) {
          expect(font.layout(run.text).glyphs.filter(({ id }) => id === 0)).toEqual([]);
        }
      }
    }),
  );
});
