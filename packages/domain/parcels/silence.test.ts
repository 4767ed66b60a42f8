import { expect, test } from 'vitest';
import { dayAfterSilence, expectedDay } from './silence.ts';

test.each([
  ['on the promised day', '2026-05-05', 23 * 60, undefined],
  ['in the night after', '2026-05-06', 479, undefined],
  ['in the morning after', '2026-05-06', 480, '2026-05-08'],
  ['days later', '2026-05-11', 600, '2026-05-13'],
])('a parcel that was promised for May 5, %s', (_, day, minute, told) => {
  expect(dayAfterSilence('2026-05-05', { day, minute }, 'US')).toBe(told);
});

test('the next day is one on which carriers work at the destination', () => {
  // Thursday; Friday 1 May is closed in Germany.
  expect(dayAfterSilence('2026-04-29', { day: '2026-04-30', minute: 600 }, 'DE')).toBe('2026-05-05');
  expect(dayAfterSilence('2026-04-29', { day: '2026-04-30', minute: 600 }, 'GB')).toBe('2026-05-05');
  expect(dayAfterSilence('2026-04-29', { day: '2026-04-30', minute: 600 }, 'US')).toBe('2026-05-04');
});

test.each([
  ['nobody says more', null, null, null],
  ['the carrier says a day', '2026-05-08', null, '2026-05-08'],
  ['only the shop has told one', null, '2026-05-08', '2026-05-08'],
  ['the day of the carrier is over, and the shop has told a later one', '2026-05-05', '2026-05-08', '2026-05-08'],
  ['the carrier says an earlier one that may still be', '2026-05-06', '2026-05-08', '2026-05-06'],
  ['the carrier says a later one', '2026-05-09', '2026-05-08', '2026-05-09'],
  ['both are over', '2026-05-05', '2026-05-04', '2026-05-05'],
])('when %s', (_, expectedOn, toldOn, day) => {
  expect(expectedDay({ expectedOn, toldOn }, '2026-05-06')).toBe(day);
});
