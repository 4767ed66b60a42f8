import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceOf, takeBackOf } from './advance.ts';

const now = new Date('2026-11-29T12:00:00Z');
const trusted = {
  confirmed: true,
  createdAt: new Date('2026-08-31T12:00:00Z'),
  refused: 0,
  outstanding: 0,
  limit: 100,
  now,
};

test.each([
  ['all of it', 5000, {}, 5000],
  ['up to the limit of the market', 25_000, {}, 10_000],
  ['nothing where the market lends nothing', 5000, { limit: 0 }, 0],
  ['nothing to an account that is not confirmed', 5000, { confirmed: false }, 0],
  ['nothing to a new account', 5000, { createdAt: new Date('2026-08-31T12:00:01Z') }, 0],
  ['nothing to who has sent back other goods than they said', 5000, { refused: 1 }, 0],
  ['nothing while something is lent', 5000, { outstanding: 1 }, 0],
  ['nothing for nothing', 0, {}, 0],
])('lent on a return: %s', (_, worth, facts, amount) => {
  expect(advanceOf(worth, { ...trusted, ...facts })).toBe(amount);
});

test('what is taken back is never more than was lent or than there is, and all of it where there is enough', () => {
  const lent = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 50_000 }), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(lent, fc.integer({ min: -100, max: 200_000 }), (all, balance) => {
      const open = all.map(({ amount, part }, at) => ({
        returnId: `R${at}`,
        amount,
        takenBack: Math.floor(amount * part),
      }));
      const taken = takeBackOf(open, balance);
      const due = open.reduce((sum, one) => sum + one.amount - one.takenBack, 0);
      expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(due, Math.max(0, balance)));
      for (const { returnId, amount } of taken) {
        const of = open.find((one) => one.returnId === returnId);
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual((of?.amount ?? 0) - (of?.takenBack ?? 0));
      }
    }),
  );
});
