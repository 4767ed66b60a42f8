import { facetIds } from '@eyelet/contracts/catalogue/facet.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownQuery, unknownQuery } from './page-query.ts';

const known = (path: string, query: string) => knownQuery(path, new URLSearchParams(query)).toString();

test.each([
  ['the home page knows nothing', '/en-us', 'k=1&q=boot&colour=red', ''],
  ['a product page knows nothing', '/en-us/p/tern-SKTERN01BLU', 'k=1&variant=4000000000017', ''],
  ['a content page knows nothing', '/en-us/help/delivery', 'page=2', ''],
  [
    'a listing knows its filters, sort and page',
    '/en-us/c/boots-1200',
    'k=1&page=2&colour=red&sort=newest',
    'colour=red&sort=newest&page=2',
  ],
  ['a listing knows no term', '/en-us/c/boots-1200', 'q=boot', ''],
  ['a search knows its term', '/en-us/search', 'utm_source=mail&q=deck+shoe', 'q=deck+shoe'],
  ['values stand once and in one order', '/en-us/c/boots-1200', 'size=42&size=40&size=42', 'size=40&size=42'],
  ['what may stand once counts as it stands first', '/en-us/search', 'q=boot&q=shoe', 'q=boot'],
  ['what says nothing is left out', '/en-us/search', 'q=boot&colour=&sort=', 'q=boot'],
  ['the first page is the page without number', '/en-us/c/boots-1200', 'page=1', ''],
  ['a page that is none is the first', '/en-us/c/boots-1200', 'page=x7', ''],
  ['a page number is written in one way', '/en-us/c/boots-1200', 'page=007', 'page=7'],
  ['names of objects are no pages', '/en-us/constructor', 'name=1&length=2', ''],
])('%s', (_, path, query, expected) => {
  expect(known(path, query)).toBe(expected);
});

test('every facet is a member that listings know', () => {
  for (const id of facetIds) expect(known('/en-us/c/boots-1200', `${id}=a`)).toBe(`${id}=a`);
});

const paths = fc.constantFrom('/en-us', '/en-us/c/boots-1200', '/en-us/search', '/de-de/store-locator');
const members = fc.constantFrom('q', 'k', 'utm_source', 'page', 'sort', 'colour', 'size', 'lat', '__proto__');
const queries = fc.array(fc.tuple(members, fc.string({ maxLength: 4 })), { maxLength: 12 });

test('the known query of a known query is itself, and nothing is both known and unknown', () => {
  fc.assert(
    fc.property(paths, queries, (path, pairs) => {
      const search = new URLSearchParams(pairs);
      const once = knownQuery(path, search);
      expect(knownQuery(path, once).toString()).toBe(once.toString());
      expect(unknownQuery(path, once).size).toBe(0);
      const others = new Set(unknownQuery(path, search).keys());
      expect([...once.keys()].filter((name) => others.has(name))).toEqual([]);
    }),
  );
});
