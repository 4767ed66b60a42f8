import { expect, test } from 'vitest';
import { pageSize, shownTags } from './page-size.ts';

test.each([
  ['rows and columns', { rows: 2, columns: { sm: 2 } }, 4],
  ['neither', {}, 3],
  ['rows alone', { rows: 4 }, 3],
  ['columns of wide screens alone', { rows: 2, columns: { lg: 4 } }, 3],
])('a grid with %s shows that many articles at a time [B9.07]', (_name, props, size) => {
  expect(pageSize(props)).toBe(size);
});

test('4, 10 and 20 tags are shown before the others', () => {
  expect(shownTags).toEqual({ sm: 4, md: 10, lg: 20 });
});
