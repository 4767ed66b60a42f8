import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountKey } from './account.ts';
import * as movements from './movements.ts';
import { type Posting, problemOfPosting, samePosting } from './posting.ts';

const card: movements.Holding = { kind: 'gift card', holder: 'G-1', unit: 'EUR' };
const other: movements.Holding = { kind: 'gift card', holder: 'G-2', unit: 'EUR' };
const points: movements.Holding = { kind: 'points', holder: 'C-1', unit: 'points' };

/** Value that one owner gives to another. */
const give = (from: movements.Holding, to: movements.Holding, amount: number) =>
  movements.move({ ...from, part: 'available' }, { ...to, part: 'available' }, amount);

const available = { account: { ...other, part: 'available' }, amount: 1 } as const;

const of = (entries: Posting['entries']): Posting => ({ key: 'k', kind: 'adjust', reference: 'r', entries });

test.each([
  ['nothing', [], 'too-few-entries'],
  ['one side', movements.issue(card, 100).slice(1), 'too-few-entries'],
  ['half a cent', movements.issue(card, 0.5), 'not-whole'],
  ['half a cent on one side', [...movements.issue(card, 1), { ...available, amount: 0.5 }], 'not-whole'],
  ['more than can be counted', movements.issue(card, 2 ** 60), 'not-whole'],
  ['nothing moved', movements.issue(card, 0), 'not-whole'],
  ['to itself', give(card, card, 100), 'account-twice'],
  ['euro into points', give(card, points, 100), 'not-balanced'],
  [
    'more than was taken',
    [...movements.issue(card, 100).slice(0, 1), ...movements.issue(card, 101).slice(1)],
    'not-balanced',
  ],
  [
    'two units of which one balances',
    [...movements.issue(card, 100), ...movements.issue(points, 7).slice(0, 1)],
    'not-balanced',
  ],
  ['two units that each balance', [...movements.issue(card, 100), ...movements.issue(points, 7)], undefined],
] as const)('a posting of %s is answered %s', (_what, entries, problem) => {
  expect(problemOfPosting(of(entries))).toBe(problem);
});

test.each([
  ['issue', movements.issue(card, 5), ['issued|own|gift card|EUR', 'gift card|available|G-1|EUR']],
  ['hold', movements.hold(card, 5), ['gift card|available|G-1|EUR', 'gift card|held|G-1|EUR']],
  ['release', movements.release(card, 5), ['gift card|held|G-1|EUR', 'gift card|available|G-1|EUR']],
  ['capture', movements.capture(card, 5), ['gift card|held|G-1|EUR', 'redeemed|own|gift card|EUR']],
  ['refund', movements.refund(card, 5), ['redeemed|own|gift card|EUR', 'gift card|available|G-1|EUR']],
  ['expire', movements.expire(card, 5), ['gift card|available|G-1|EUR', 'expired|own|gift card|EUR']],
  ['adjust', movements.adjust(card, 5), ['adjusted|own|gift card|EUR', 'gift card|available|G-1|EUR']],
  ['take back', movements.takeBack(card, 5), ['gift card|available|G-1|EUR', 'issued|own|gift card|EUR']],
  ['transfer', give(card, other, 5), ['gift card|available|G-1|EUR', 'gift card|available|G-2|EUR']],
] as const)('%s takes from one account and gives to another', (_kind, entries, [from, to]) => {
  expect(entries.map(({ account, amount }) => [accountKey(account), amount])).toEqual([
    [from, -5],
    [to, 5],
  ]);
});

test('whatever moves, no unit is made or lost', () => {
  const { issue, hold, release, capture, refund, expire, adjust } = movements;
  const moves = { issue, hold, release, capture, refund, expire, adjust };
  const kinds = Object.keys(moves) as (keyof typeof moves)[];
  const act = fc.tuple(
    fc.constantFrom(...kinds),
    fc.constantFrom(card, other, points),
    fc.integer({ min: 1, max: 1_000_000 }),
  );
  fc.assert(
    fc.property(fc.array(act, { minLength: 1 }), (acts) => {
      const sums = new Map<string, number>();
      for (const [kind, holding, amount] of acts) {
        const entries = moves[kind](holding, amount);
        expect(problemOfPosting(of(entries))).toBeUndefined();
        for (const entry of entries) sums.set(entry.account.unit, (sums.get(entry.account.unit) ?? 0) + entry.amount);
      }
      for (const sum of sums.values()) expect(sum).toBe(0);
    }),
  );
});

test('a repetition says the same, in whatever order', () => {
  const posting = of(movements.issue(card, 100));
  expect(samePosting(posting, of(movements.issue(card, 100).toReversed()))).toBe(true);
  expect(samePosting(posting, of(movements.issue(card, 101)))).toBe(false);
  expect(samePosting(posting, of(movements.issue(other, 100)))).toBe(false);
  expect(samePosting(posting, { ...posting, kind: 'issue' })).toBe(false);
  expect(samePosting(posting, { ...posting, reference: 's' })).toBe(false);
});
