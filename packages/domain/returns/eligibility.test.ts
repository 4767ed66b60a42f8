import type { ReturnRefusal } from '@eyelet/contracts/returns/return.ts';
import { expect, test } from 'vitest';
import { lastReturnDay, memberDays, type ReturnableLine, whyNotReturnable } from './eligibility.ts';

const deliveredAt = new Date('2026-03-01T18:00:00Z');
const line: ReturnableLine = {
  ...{ qty: 2, returned: 0, digital: false, customised: false, finalSale: false, deliveredAt },
};
const days = { usual: 30, member: 60 };
const timeZone = 'America/New_York';

test.each<[Partial<ReturnableLine>, string, boolean, ReturnRefusal | undefined]>([
  [{}, '2026-03-01T19:00:00Z', false, undefined],
  // The thirtieth day lasts until midnight of the market, which is four in the morning of the next day in UTC.
  [{}, '2026-04-01T03:59:00Z', false, undefined],
  [{}, '2026-04-01T04:00:00Z', false, 'late'],
  [{}, '2026-04-30T12:00:00Z', true, undefined],
  [{}, '2026-05-01T12:00:00Z', true, 'late'],
  [{ digital: true }, '2026-03-02T12:00:00Z', false, 'digital'],
  [{ customised: true }, '2026-03-02T12:00:00Z', false, 'customised'],
  [{ finalSale: true }, '2026-03-02T12:00:00Z', false, 'final-sale'],
  [{ deliveredAt: undefined }, '2026-03-02T12:00:00Z', false, 'not-delivered'],
  [{ returned: 1 }, '2026-03-02T12:00:00Z', false, undefined],
  [{ returned: 2 }, '2026-03-02T12:00:00Z', false, 'returned'],
])('%o at %s, member %s: %s [C9.34]', (change, now, isMember, refusal) => {
  expect(whyNotReturnable({ ...line, ...change }, { timeZone, isMember, days }, new Date(now))).toBe(refusal);
});

test('the last day is told in the days of the market [C9.34]', () => {
  const lateEvening = new Date('2026-03-02T03:00:00Z');
  expect(lastReturnDay(lateEvening, { timeZone, isMember: false, days })).toBe('2026-03-31');
  const berlin = { timeZone: 'Europe/Berlin', days };
  expect(lastReturnDay(lateEvening, { ...berlin, isMember: false })).toBe('2026-04-01');
  expect(lastReturnDay(lateEvening, { ...berlin, isMember: true })).toBe('2026-05-01');
  expect(lastReturnDay(lateEvening, { ...berlin, isMember: false, days: { usual: 14, member: 60 } })).toBe(
    '2026-03-16',
  );
});

test('members have as many days as everybody at least', () => {
  expect(memberDays({ usual: 30, member: 60 })).toBe(60);
  expect(memberDays({ usual: 90, member: 60 })).toBe(90);
});
