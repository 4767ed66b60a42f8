import { expect, test } from 'vitest';
import { hardShare, type Pixels, type Shade } from './words-on-picture.ts';

/** A picture that is dark above and light below. */
const picture: Pixels = {
  ...{ width: 4, height: 4 },
  rgb: new Uint8Array(Array.from({ length: 48 }, (_, index) => (index < 24 ? 20 : 240))),
};
const part = (y: number, height: number) => ({ x: 0, y, width: 1, height });
const words = { isLarge: false, shade: undefined };
const dark: Shade = { tone: '#10201f', alphaAt: (y) => (y > 0.5 ? 0.8 : 0) };

test('light words are hard to read on the light part of a picture, and dark ones on its dark part', () => {
  expect(hardShare(picture, { ...words, text: '#ffffff', part: part(0, 0.5) })).toBe(0);
  expect(hardShare(picture, { ...words, text: '#ffffff', part: part(0.5, 0.5) })).toBe(1);
  expect(hardShare(picture, { ...words, text: '#10201f', part: part(0.5, 0.5) })).toBe(0);
  expect(hardShare(picture, { ...words, text: '#ffffff', part: part(0.25, 0.5) })).toBe(0.5);
});

test('a shade behind the words counts', () => {
  expect(hardShare(picture, { ...words, text: '#ffffff', part: part(0.5, 0.5), shade: dark })).toBe(0);
  expect(hardShare(picture, { ...words, text: '#10201f', part: part(0.5, 0.5), shade: dark })).toBe(1);
});

test('large words need less contrast', () => {
  const grey = { ...picture, rgb: new Uint8Array(48).fill(0x80) };
  const all = { text: '#ffffff', part: part(0, 1), shade: undefined };
  expect(hardShare(grey, { ...all, isLarge: true })).toBe(0);
  expect(hardShare(grey, { ...all, isLarge: false })).toBe(1);
});
