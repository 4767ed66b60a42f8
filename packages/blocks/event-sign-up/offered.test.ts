import { expect, test } from 'vitest';
import { offeredDays } from './offered.ts';

const event = { startDate: '2027-06-01', endDate: '2027-06-04' };

test.each([
  ['no dates of its own', {}, ['2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04']],
  ['a later start', { startDate: '2027-06-03' }, ['2027-06-03', '2027-06-04']],
  ['dates beyond those of the event', { startDate: '2027-05-01', endDate: '2027-06-02' }, ['2027-06-01', '2027-06-02']],
  ['other dates', { startDate: '2027-07-01', endDate: '2027-07-02' }, []],
])('a block with %s offers the days of the event that lie in them [B5.7.05]', (_name, dates, days) => {
  expect(offeredDays(event, dates)).toEqual(days);
});
