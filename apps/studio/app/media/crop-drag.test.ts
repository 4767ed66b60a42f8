import { expect, test } from 'vitest';
import { draggedCrop, gripAt, unlessWhole } from './crop-drag.ts';

const crop = { x: 20, y: 10, width: 40, height: 50 };
const near = { x: 3, y: 3 };

test.each([
  ['a corner', { x: 21, y: 12 }, { left: true, top: true }],
  ['the opposite corner', { x: 59, y: 61 }, { left: false, top: false }],
  ['what is within', { x: 40, y: 30 }, 'whole'],
  ['what is beside it', { x: 90, y: 30 }, 'new'],
] as const)('a press holds %s', (_, at, grip) => {
  expect(gripAt(crop, at, near)).toEqual(grip);
  expect(gripAt(undefined, at, near)).toBe('new');
});

test.each([
  ['moved', 'whole', { x: 30, y: 30 }, { x: 40, y: 20 }, { x: 30, y: 0, width: 40, height: 50 }],
  ['moved beyond the picture', 'whole', { x: 30, y: 30 }, { x: 300, y: 300 }, { x: 60, y: 50, width: 40, height: 50 }],
  ['drawn anew', 'new', { x: 80, y: 90 }, { x: 50, y: 60 }, { x: 50, y: 60, width: 30, height: 30 }],
  ['drawn beyond the picture', 'new', { x: 80, y: 90 }, { x: 180, y: 190 }, { x: 80, y: 90, width: 20, height: 10 }],
  ['pressed, not drawn', 'new', { x: 99, y: 50 }, { x: 99, y: 50 }, { x: 95, y: 50, width: 5, height: 5 }],
  [
    'drawn by a corner',
    { left: true, top: true },
    { x: 20, y: 10 },
    { x: 30, y: 30 },
    { x: 30, y: 30, width: 30, height: 30 },
  ],
  [
    'over its opposite corner',
    { left: false, top: true },
    { x: 60, y: 10 },
    { x: 0, y: 90 },
    { x: 0, y: 60, width: 20, height: 30 },
  ],
] as const)('a crop is %s', (_, grip, from, to, expected) => {
  expect(draggedCrop(crop, grip, from, to)).toEqual(expected);
});

test('the whole picture is no crop', () => {
  expect(unlessWhole({ x: 0, y: 0, width: 100, height: 100 })).toBeUndefined();
  expect(unlessWhole(crop)).toBe(crop);
});
