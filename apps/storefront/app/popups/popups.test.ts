import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';
import { expect, test } from 'vitest';
import { dismissedPopups, keepDismissed } from './dismissed.ts';
import { delayOf, nextPopup } from './next-popup.ts';

const popup = (key: string, type: ShownPopup['type'], delay?: number): ShownPopup => ({
  key,
  type,
  props: { minimizedTitle: 'Small', maximizedTitle: 'Large', ...(delay === undefined ? {} : { delay }) },
});
const popups = [popup('join', 'account'), popup('letters', 'newsletter')];

test.each([
  [[], false, 'join'],
  [[], true, 'letters'],
  [['join'], false, 'letters'],
  [['letters'], true, undefined],
  [['join', 'letters'], false, undefined],
])('after %j, with an account %s: %s', (dismissed, hasAccount, key) => {
  expect(nextPopup(popups, { dismissed, hasAccount })?.key).toBe(key);
});

test('a pop-up expands after two seconds unless it says otherwise', () => {
  expect([undefined, 0, 5].map((delay) => delayOf(popup('a', 'newsletter', delay)))).toEqual([2000, 0, 5000]);
});

const storageWith = (text: string | null) => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
};

test('what was dismissed is kept once, the latest last, and no more than is needed', () => {
  const storage = storageWith(null);
  for (const key of ['a', 'b', 'a']) keepDismissed(storage, key);
  expect(dismissedPopups(storage)).toEqual(['b', 'a']);
  for (let index = 0; index < 60; index += 1) keepDismissed(storage, `p${index}`);
  expect(dismissedPopups(storage)).toHaveLength(50);
});

test('what cannot be read counts as nothing, and what cannot be written is borne', () => {
  for (const text of ['{', '7', '{"a":1}']) expect(dismissedPopups(storageWith(text))).toEqual([]);
  expect(dismissedPopups(storageWith('["a",7]'))).toEqual(['a']);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepDismissed(full, 'a')).not.toThrow();
});
