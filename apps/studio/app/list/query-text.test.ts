import { expect, test } from 'vitest';
import { knownQuery, queryText } from './query-text.ts';

test.each([
  [{ search: 'boots', status: 'shipped' }, 'search=boots&status=shipped'],
  [{ status: 'shipped', search: 'boots & more', sort: undefined }, 'search=boots+%26+more&status=shipped'],
  [{ search: undefined }, ''],
])('%j is %s', (query, text) => {
  expect(queryText(query)).toBe(text);
});

test('a saved text is read with what the list knows today', () => {
  const filters = [{ kind: 'link', name: 'status', label: 'State' }] as const;
  expect(knownQuery('status=shipped&gone=1&search=boots', filters)).toBe('search=boots&status=shipped');
});
