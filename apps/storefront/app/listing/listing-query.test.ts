import { expect, test } from 'vitest';
import { callQuery, hrefOfPage, hrefWithout, hrefWithoutFilters, readListingQuery } from './listing-query.ts';

const address = new URLSearchParams('q=boot&colour=blue&colour=red&size=&page=3&sort=newest&utm=x');

test('a listing reads filters, sort and page from its URL [C7.115]', () => {
  const query = readListingQuery(address);
  expect(query).toEqual({ filters: { colour: ['blue', 'red'] }, sort: 'newest', page: 3 });
  expect(callQuery(query)).toEqual({ colour: ['blue', 'red'], sort: 'newest', start: 48, count: 24 });
});

test('a listing without page is on page 1, and so is page 0 [C9.04]', () => {
  expect(readListingQuery(new URLSearchParams()).page).toBe(1);
  expect(readListingQuery(new URLSearchParams('page=0')).page).toBe(1);
  expect(callQuery(readListingQuery(new URLSearchParams('page=0'))).start).toBe(0);
});

test('removing a filter keeps the others and goes to the first page', () => {
  expect(hrefWithout(address, 'colour', 'blue')).toBe('?q=boot&size=&sort=newest&utm=x&colour=red');
  expect(hrefWithoutFilters(address)).toBe('?q=boot&sort=newest&utm=x');
});

test('the first page has no page number in its URL', () => {
  expect(hrefOfPage(new URLSearchParams('page=2'), 1)).toBe('');
  expect(hrefOfPage(new URLSearchParams('colour=red'), 2)).toBe('?colour=red&page=2');
});
