import { expect, test } from 'vitest';
import { allStores, callQuery, coarse, readLocatorQuery, searchOf } from './locator-query.ts';

const call = (search: string, upc?: string) => callQuery(read(search), 'US', upc);
const read = (search: string) => readLocatorQuery(new URLSearchParams(search));

test('an empty query asks for all stores', () => {
  expect(call('')).toEqual({ start: 0, count: 50 });
});

test('a text takes precedence over a position, and both have a radius', () => {
  expect(call('q=+Boston+&lat=1&lng=2')).toEqual({ text: 'Boston', radius: 100, start: 0, count: 50 });
  expect(call('lat=42.36&lng=-71.05&radius=25')).toEqual({
    ...{ latitude: 42.36, longitude: -71.05, radius: 25, start: 0, count: 50 },
  });
});

test('a search to collect a size asks for its stock, in the country of the market until a place is named', () => {
  const upc = '4000000000100';
  expect(call('collect=a', upc)).toEqual({ country: 'US', upc: [upc], start: 0, count: 50 });
  expect(call('collect=a&q=Kiel&open=1', upc)).toEqual({
    ...{ text: 'Kiel', radius: 100, upc: [upc], openNow: true, start: 0, count: 50 },
  });
});

test('the line to collect stays in the URL', () => {
  expect(searchOf(read('q=Kiel&collect=a'), { start: 50 })).toBe('?q=Kiel&start=50&collect=a');
  expect(allStores(read('q=Kiel&open=1&collect=a'))).toBe('?collect=a');
  expect(allStores(read('q=Kiel&open=1'))).toBe('');
});

test.each(['lat=91&lng=0', 'lat=&lng=', 'lat=x&lng=1', 'lat=3'])('%s is not accepted as a position', (search) => {
  expect(read(search).position).toBeUndefined();
});

test('invalid members count as missing', () => {
  expect(read('radius=7&service=pickup&service=massage&start=-4&open=yes')).toMatchObject({
    radius: 100,
    services: ['pickup'],
    openNow: false,
    start: 0,
  });
});

test('a query written and read again is the same, on its first page', () => {
  const search = '?q=Boston&radius=25&service=pickup&open=1';
  expect(searchOf(read(`${search}&start=50`))).toBe(search);
  expect(searchOf(read(search), { radius: 100, services: [], openNow: false })).toBe('?q=Boston');
  expect(searchOf(read('lat=1&lng=2'), { text: 'Kiel' })).toBe('?q=Kiel');
  expect(searchOf(read(''))).toBe('');
});

test('a position is rounded before it is put into the URL', () => {
  expect(coarse({ latitude: 42.360123, longitude: -71.058888 })).toEqual({ latitude: 42.36, longitude: -71.06 });
});
