import { expect, test } from 'vitest';
import { addDays } from '../delivery/days.ts';
import { pickupStep } from './collecting.ts';

const readyOn = '2026-05-04';
const after = (days: number) => addDays(readyOn, days);

test.each([
  ['long before', 14, 10, undefined],
  ['three days before the last one', 14, 11, { kind: 'remind', until: after(14) }],
  ['late, as when the setting was shortened', 14, 40, { kind: 'remind', until: after(43) }],
  ['half of a short time before', 4, 1, undefined],
  ['half of a short time before', 4, 2, { kind: 'remind', until: after(4) }],
])('the reminder %s (%i days, after %i)', (_, days, passed, step) => {
  expect(pickupStep({ readyOn, today: after(passed), collectUntil: null }, days)).toEqual(step);
});

test('an order is given back after the day that was told, never on it, and never before it is told', () => {
  for (const days of [3, 14, 60]) {
    for (let passed = 0; passed < 90; passed++) {
      const today = after(passed);
      expect(pickupStep({ readyOn, today, collectUntil: null }, days)?.kind).not.toBe('give-back');
      const step = pickupStep({ readyOn, today, collectUntil: after(14) }, days);
      expect(step).toEqual(passed > 14 ? { kind: 'give-back' } : undefined);
    }
  }
});
