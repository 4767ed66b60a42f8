import { expect, test, vi } from 'vitest';
import { mostLayouts, rememberLayouts } from './remember-layouts.ts';

function font() {
  const layout = vi.fn((text: string, ..._more: readonly unknown[]) => ({
    glyphs: [...text].map((letter) => ({ id: letter.charCodeAt(0) })),
    positions: [...text].map(() => ({ xAdvance: 500 })),
    get advanceWidth(): number {
      return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  }));
  return { layout, remembering: rememberLayouts({ layout }) };
}

test('a word is laid out once, and whoever scales its positions scales none of the next one', () => {
  const { layout, remembering } = font();
  for (const position of remembering.layout('Schuh').positions) Object.assign(position, { xAdvance: 1 });
  expect(remembering.layout('Schuh')).toMatchObject({
    glyphs: [...'Schuh'].map((letter) => ({ id: letter.charCodeAt(0) })),
  });
  expect(remembering.layout('Schuh').positions.map(({ xAdvance }) => xAdvance)).toEqual([500, 500, 500, 500, 500]);
  expect(layout).toHaveBeenCalledTimes(1);
});

test('what is asked of a word beside its letters, and words of unusual length, are laid out anew', () => {
  const { layout, remembering } = font();
  for (let round = 0; round < 2; round++) {
    remembering.layout('Schuh', ['smcp']);
    remembering.layout('x'.repeat(41));
  }
  expect(layout).toHaveBeenCalledTimes(4);
});

test('no more words are kept than a bound; the one that was needed longest ago goes', () => {
  const { layout, remembering } = font();
  remembering.layout('first');
  for (let count = 1; count < mostLayouts; count++) remembering.layout(`word${count}`);
  remembering.layout('first');
  remembering.layout('one more');
  layout.mockClear();
  remembering.layout('first');
  expect(layout).not.toHaveBeenCalled();
  remembering.layout('word1');
  expect(layout).toHaveBeenCalledTimes(1);
});
