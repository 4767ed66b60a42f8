import { expect, test } from 'vitest';
import { encodeParts } from './written-page.ts';

test('parts of a page are encoded in their order, whatever they are written in', () => {
  const parts = ['<p>', '', 'Größe – “42½”', '👟 ', 'plain</p>'];
  expect(encodeParts(parts).toString()).toBe(parts.join(''));
  expect(encodeParts([]).length).toBe(0);
});
