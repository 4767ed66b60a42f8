import { expect, test } from 'vitest';
import { isInherited, matchesRoute, mergeInherited } from './merge-inherited.ts';

const items = (...ids: readonly string[]) => ids.map((id) => ({ id }));

test('own items come first, then those of matching patterns from specific to general, each id once', () => {
  const placements = [
    { pattern: '/*', items: items('everywhere', 'own') },
    { pattern: '/c/', items: items('of-categories') },
    { pattern: '/p/', items: items('of-products', 'everywhere') },
    { pattern: '/p/100*', items: items('of-some', 'of-products') },
    { pattern: '/p/10012', items: items('of-this') },
  ];
  const merged = mergeInherited(items('own', 'own'), placements, '/p/10012').map(({ id }) => id);
  expect(merged).toEqual(['own', 'of-this', 'of-some', 'of-products', 'everywhere']);
});

test.each([
  ['/p/', '/p/10012', true],
  ['/p/', '/p', false],
  ['/p/10012', '/p/100123', false],
  ['/c/*-1000', '/c/new-1000', true],
  ['/', '/', true],
  ['/', '/care', false],
  ['/*', '/care', true],
  ['/a.c', '/abc', false],
])('the pattern %s on %s: %s', (pattern, route, matches) => {
  expect(matchesRoute(pattern, route)).toBe(matches);
});

test('a section inherits by the end of its name', () => {
  expect(['promo-inherited', 'inherited-promo', 'promo'].map(isInherited)).toEqual([true, false, false]);
});
