import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAttendingDays, writeAttendingDays } from './attending-days.ts';
import { eachDay, mostDays, openDays } from './occasion.ts';

test('an event has each day from its first to its last, both included [B5.7.05]', () => {
  expect(eachDay('2027-06-01', '2027-06-03')).toEqual(['2027-06-01', '2027-06-02', '2027-06-03']);
  expect(eachDay('2027-02-28', '2027-03-01')).toEqual(['2027-02-28', '2027-03-01']);
  expect(eachDay('2027-06-01', '2027-06-01')).toEqual(['2027-06-01']);
  expect(eachDay('2027-06-02', '2027-06-01')).toEqual([]);
  expect(eachDay('2027-01-01', '2029-01-01')).toHaveLength(mostDays);
});

test('a day can be chosen until it ends in the time of the place', () => {
  const event = { startDate: '2027-06-01', endDate: '2027-06-02', closes: '21:00', timeZone: 'America/New_York' };
  expect(openDays(event, new Date('2027-05-01T00:00:00Z'))).toEqual(['2027-06-01', '2027-06-02']);
  expect(openDays(event, new Date('2027-06-02T00:59:00Z'))).toEqual(['2027-06-01', '2027-06-02']);
  expect(openDays({ ...event, closes: '21:30' }, new Date('2027-06-02T01:29:00Z'))).toHaveLength(2);
  expect(openDays({ ...event, closes: '21:30' }, new Date('2027-06-02T01:30:00Z'))).toHaveLength(1);
  expect(openDays(event, new Date('2027-06-02T20:00:00Z'))).toEqual(['2027-06-02']);
  expect(openDays(event, new Date('2027-06-02T01:00:00Z'))).toEqual(['2027-06-02']);
  expect(openDays(event, new Date('2027-06-03T01:00:00Z'))).toEqual([]);
});

const offered = eachDay('2027-06-01', '2027-06-05');

test.each([
  ['2027-06-01', ['2027-06-01']],
  ['2027-06-03, 2027-06-01,2027-06-03', ['2027-06-01', '2027-06-03']],
  ['', undefined],
  ['2027-06-06', undefined],
  ['2027-06-01,', undefined],
  ['2027-06-01;2027-06-02', undefined],
])('the days %j are read as %j', (text, days) => {
  expect(readAttendingDays(text, offered)).toEqual(days);
});

test('any choice of days is read as it was written', () => {
  fc.assert(
    fc.property(fc.subarray([...offered], { minLength: 1 }), (days) => {
      expect(readAttendingDays(writeAttendingDays(days), offered)).toEqual(days);
    }),
  );
});
