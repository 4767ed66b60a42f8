import { expect, test } from 'vitest';
import { coverageOf, withInstrument, withValue } from './coverage.ts';

const fixed = (amount: number) => ({ amount });
const rest = { amount: null };
type Named = Readonly<{ id: number; amount: number | null }>;

test('fixed amounts come first, the rest goes to who takes it, and nothing is paid twice', () => {
  const { shares, missing, afterFixed } = coverageOf([rest, fixed(3000), fixed(2000)], 10_000);
  expect(shares.map(({ amount }) => amount)).toEqual([5000, 3000, 2000]);
  expect({ missing, afterFixed }).toEqual({ missing: 0, afterFixed: 5000 });
  expect(coverageOf([fixed(7000), fixed(7000), rest], 10_000).shares.map(({ amount }) => amount)).toEqual([7000, 3000]);
});

test('the part that no instrument covers is returned [C8.76]', () => {
  expect(coverageOf([], 500).missing).toBe(500);
  expect(coverageOf([fixed(200), fixed(299)], 500).missing).toBe(1);
});

test('however a total is split, the shares and what is missing are the total', () => {
  for (let total = 1; total < 400; total += 7) {
    for (const instruments of [[rest], [fixed(33), rest], [fixed(total), fixed(5)], [fixed(17), fixed(total * 2)]]) {
      const { shares, missing } = coverageOf(instruments, total);
      expect(shares.reduce((sum, { amount }) => sum + amount, missing)).toBe(total);
    }
  }
});

test('one that takes the rest takes the place of the one before; fixed ones stay', () => {
  const first: Named = { id: 1, amount: null };
  const second = { id: 2, amount: 400 };
  const third = { id: 3, amount: null };
  const both = withInstrument(withInstrument([first], second, 1000), third, 1000);
  expect(both.map(({ id }) => id)).toEqual([2, 3]);
});

test('one that covers all that is left takes the place of the rest, so that nobody else pays what comes on top', () => {
  const card: Named = { id: 1, amount: null };
  const whole = withInstrument([card], { id: 2, amount: 1000 }, 1000);
  expect(whole).toEqual([{ id: 2, amount: null }]);
  const shared = withInstrument([card, { id: 3, amount: 400 }], { id: 2, amount: 600 }, 1000);
  expect(shared).toEqual([
    { id: 3, amount: 400 },
    { id: 2, amount: null },
  ]);
});

test('value is spent before cards: points, rewards, credit, then gift cards', () => {
  const of = (methodId: string) => ({ methodId, amount: 100 });
  const methods = ['CREDIT_CARD', 'GIFT_CARD', 'ATHLETES_PAYMENT', 'REWARD_CODE', 'LOYALTY_POINTS'];
  const all = methods.map(of).reduce<readonly ReturnType<typeof of>[]>(withValue, []);
  expect(all.map(({ methodId }) => methodId)).toEqual(methods.toReversed());
});
