import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { unwrapWoff } from './unwrap-woff.ts';

const require = createRequire(import.meta.url);
const read = (subset: string) =>
  readFileSync(require.resolve(`@fontsource/instrument-sans/files/instrument-sans-${subset}-400-normal.woff`));

test.each([
  ['latin', 'Rechnung über 1.249,50 € – AV To'],
  ['latin-ext', 'Łódź ĀĒ'],
])('the %s font lays text out as the wrapped one does', (subset, text) => {
  const wrapped = create(read(subset));
  const unwrapped = create(unwrapWoff(read(subset)));
  expect(unwrapped.numGlyphs).toBe(wrapped.numGlyphs);
  const [one, other] = [wrapped.layout(text), unwrapped.layout(text)];
  expect(other.advanceWidth).toBe(one.advanceWidth);
  expect(other.glyphs.map(({ id }) => id)).toEqual(one.glyphs.map(({ id }) => id));
});

test('what is no WOFF file is refused', () => {
  expect(() => unwrapWoff(Buffer.alloc(64))).toThrow('no WOFF');
});
