import { expect, test } from 'vitest';
import { periodsInForce } from './periods-in-force.ts';

type Row = readonly [version: number, startsAt: number, endsAt: number | null];
const periods = (rows: readonly Row[], moment = 100) =>
  periodsInForce(
    rows.map(([version, startsAt, endsAt], id) => ({ id, version, startsAt, endsAt })),
    moment,
  ).map(({ version, from, until }) => [version, from, until]);

test.each<readonly [string, readonly Row[], readonly Row[]]>([
  ['nothing that was never shown', [], []],
  ['one that is shown', [[1, 10, null]], [[1, 10, null]]],
  [
    'one that another has replaced',
    [
      [1, 10, null],
      [2, 20, null],
    ],
    [
      [1, 10, 20],
      [2, 20, null],
    ],
  ],
  [
    'one that is published again without a change, as one',
    [
      [1, 10, null],
      [1, 20, null],
    ],
    [[1, 10, null]],
  ],
  [
    'a campaign between',
    [
      [1, 10, null],
      [2, 20, 30],
    ],
    [
      [1, 10, 20],
      [2, 20, 30],
      [1, 30, null],
    ],
  ],
  ['one that was taken back', [[1, 10, 20]], [[1, 10, 20]]],
  [
    'one that came back after a break',
    [
      [1, 10, 20],
      [1, 30, null],
    ],
    [
      [1, 10, 20],
      [1, 30, null],
    ],
  ],
  [
    'not what is to come',
    [
      [1, 10, null],
      [2, 200, null],
    ],
    [[1, 10, null]],
  ],
  [
    'not what was replaced in the same moment',
    [
      [1, 10, null],
      [2, 10, null],
    ],
    [[2, 10, null]],
  ],
])('the periods in force have %s', (_, publications, expected) => {
  expect(periods(publications)).toEqual(expected);
});
