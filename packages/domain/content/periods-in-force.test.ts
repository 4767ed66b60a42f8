import { expect, test } from 'vitest';
import { periodOf, periodsInForce } from './periods-in-force.ts';

type Row = readonly [version: number, startsAt: number, endsAt: number | null];
type More = Readonly<{ onlyIn?: readonly string[]; shows?: readonly string[] }>;
type Item = readonly (readonly [...Row, More?])[];

const history = (rows: Item) =>
  rows.map(([version, startsAt, endsAt, { onlyIn = null, shows = [] } = {}], id) => ({
    ...{ id, version, startsAt, endsAt, onlyIn, shows },
  }));

const periods = (items: Readonly<Record<string, Item>>, moment = 100) =>
  periodsInForce('page', new Map(Object.entries(items).map(([id, rows]) => [id, history(rows)])), {
    ...{ locale: 'de-de', moment },
  });

const plain = (page: Item, others: Readonly<Record<string, Item>> = {}) =>
  periods({ page, ...others }).map(({ version, from, until }) => [version, from, until]);

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
  expect(plain(publications)).toEqual(expected);
});

test('a version for other locales is in force nowhere else', () => {
  expect(
    plain([
      [1, 10, null],
      [2, 20, 30, { onlyIn: ['fr-fr'] }],
      [3, 40, null, { onlyIn: ['de-de'] }],
    ]),
  ).toEqual([
    [1, 10, 20],
    [1, 30, 40],
    [3, 40, null],
  ]);
});

test('a period ends when something changes that the page shows, itself or through another item, and when it goes', () => {
  const shown = periods({
    page: [
      [1, 10, null, { shows: ['part'] }],
      [2, 50, null],
    ],
    part: [
      [1, 5, null, { shows: ['within'] }],
      [2, 30, null],
    ],
    within: [
      [1, 5, 20],
      // Nothing shows it any more.
      [2, 40, null],
    ],
    other: [[1, 15, null]],
  });
  expect(shown.map(({ from, until, shown }) => [from, until, Object.fromEntries(shown)])).toEqual([
    [10, 20, { page: 1, part: 1, within: 1 }],
    [20, 30, { page: 1, part: 1 }],
    [30, 50, { page: 1, part: 2 }],
    [50, null, { page: 2 }],
  ]);
});

test('items that show each other are shown once', () => {
  const circle = periods({ page: [[1, 10, null, { shows: ['part'] }]], part: [[1, 5, null, { shows: ['page'] }]] });
  expect(circle.map(({ shown }) => [...shown.keys()])).toEqual([['page', 'part']]);
});

test('a version is found by its last period, or by the last that had begun at a moment', () => {
  const known = [
    { version: 1, from: 10 },
    { version: 2, from: 20 },
    { version: 1, from: 30 },
  ];
  expect(periodOf(known, 1)?.from).toBe(30);
  expect([9, 10, 29, 30].map((moment) => periodOf(known, 1, moment)?.from)).toEqual([undefined, 10, 10, 30]);
  expect(periodOf(known, 3)).toBeUndefined();
});
