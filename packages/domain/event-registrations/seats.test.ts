import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movingUp, seatFor, type Wish } from './seats.ts';

const taken = new Map([
  ['1', 9],
  ['2', 10],
]);

test.each([
  ['a seat that is free', 10, ['1'], 1, 'confirmed'],
  ['two where one is free', 10, ['1'], 2, 'waiting'],
  ['a day that is full beside one that is not', 10, ['1', '2'], 1, 'waiting'],
  ['a day that nobody has chosen yet', 10, ['3'], 2, 'confirmed'],
  ['an event without a limit', null, ['2'], 2, 'confirmed'],
] as const)('%s', (_name, capacity, days, seats, standing) => {
  expect(seatFor({ capacity, waitingList: true }, { days, seats }, taken)).toBe(standing);
});

test('without a waiting list a full event is full', () => {
  expect(seatFor({ capacity: 10, waitingList: false }, { days: ['2'], seats: 1 }, taken)).toBe('full');
});

test('the longest waiting move up first, and who does not fit lets the next one pass', () => {
  const waiting = [
    { id: 'pair', days: ['1'], seats: 2 },
    { id: 'one', days: ['1'], seats: 1 },
    { id: 'late', days: ['1'], seats: 1 },
  ];
  expect(movingUp(10, waiting, taken).map(({ id }) => id)).toEqual(['one']);
});

const wish: fc.Arbitrary<Wish> = fc.record({
  days: fc.subarray(['1', '2', '3'], { minLength: 1 }),
  seats: fc.integer({ min: 1, max: 2 }),
});

test('no day ever has more seats taken than it has, and nobody waits who would still fit', () => {
  fc.assert(
    fc.property(fc.array(wish), fc.integer({ min: 0, max: 5 }), (waiting, capacity) => {
      const moved = movingUp(capacity, waiting, new Map());
      const on = (day: string) => moved.reduce((sum, { days, seats }) => sum + (days.includes(day) ? seats : 0), 0);
      for (const day of ['1', '2', '3']) expect(on(day)).toBeLessThanOrEqual(capacity);
      for (const left of waiting.filter((one) => !moved.includes(one))) {
        expect(left.days.some((day) => on(day) + left.seats > capacity)).toBe(true);
      }
    }),
  );
});
