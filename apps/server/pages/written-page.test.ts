import { expect, test } from 'vitest';
import { encodeParts, onceForText } from './written-page.ts';

test('parts of a page are encoded in their order, whatever they are written in', () => {
  const parts = ['<p>', '', 'Größe – “42½”', '👟 ', 'plain</p>'];
  expect(encodeParts(parts).toString()).toBe(parts.join(''));
  expect(encodeParts([]).length).toBe(0);
  const first = encodeParts(['one']);
  const long = 'ß'.repeat(400_000);
  expect(encodeParts(['two', long, 'x']).toString()).toBe(`two${long}x`);
  // What was encoded before stays as it was.
  expect(first.toString()).toBe('one');
});

test('a shared text stands among the others, and what is made of it is made once', () => {
  const shared = { text: 'the menu – ' };
  expect(encodeParts(['<nav>', shared, '</nav>', shared]).toString()).toBe('<nav>the menu – </nav>the menu – ');
  let made = 0;
  const lengthOf = onceForText((text) => {
    made += 1;
    return text.length;
  });
  expect([shared, shared, { ...shared }].map(lengthOf)).toEqual([11, 11, 11]);
  expect(made).toBe(2);
});
