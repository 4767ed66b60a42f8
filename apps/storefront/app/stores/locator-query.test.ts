import { expect, test } from 'vitest';
import { callQuery, coarse, readLocatorQuery, searchOf } from './locator-query.ts';

const read = (search: string) => readLocatorQuery(new URLSearchParams(search));

test('an empty address asks for all stores', () => {
  expect(callQuery(read(''))).toEqual({ start: 0, count: 50 });
});

test('words count before a position, and both have a radius', () => {
  expect(callQuery(read('q=+Boston+&lat=1&lng=2'))).toEqual({ text: 'Boston', radius: 100, start: 0, count: 50 });
  expect(callQuery(read('lat=42.36&lng=-71.05&radius=25'))).toEqual({
    ...{ latitude: 42.36, longitude: -71.05, radius: 25, start: 0, count: 50 },
  });
});

test.each(['lat=91&lng=0', 'lat=&lng=', 'lat=x&lng=1', 'lat=3'])('%s is no position', (search) => {
  expect(read(search).position).toBeUndefined();
});

test('what does not fit counts as not said', () => {
  expect(read('radius=7&service=pickup&service=massage&start=-4&open=yes')).toMatchObject({
    radius: 100,
    services: ['pickup'],
    openNow: false,
    start: 0,
  });
});

test('an address says the same as it was read from, from its first page on', () => {
  const search = '?q=Boston&radius=25&service=pickup&open=1';
  expect(searchOf(read(`${search}&start=50`))).toBe(search);
  expect(searchOf(read(search), { radius: 100, services: [], openNow: false })).toBe('?q=Boston');
  expect(searchOf(read('lat=1&lng=2'), { text: 'Kiel' })).toBe('?q=Kiel');
  expect(searchOf(read(''))).toBe('');
});

test('a position is made coarse before it goes into an address', () => {
  expect(coarse({ latitude: 42.360123, longitude: -71.058888 })).toEqual({ latitude: 42.36, longitude: -71.06 });
});
