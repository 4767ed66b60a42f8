import { repairStates, warrantyOutcomes } from '@eyelet/contracts/cases/warranty.ts';
import { expect, test } from 'vitest';
import { mayDecide, nextRepairs } from './warranty.ts';

test('a repair goes from its owner over the workshop to its owner, step by step', () => {
  expect(repairStates.map(nextRepairs)).toEqual([['received'], ['repaired'], ['sent-back'], ['arrived'], []]);
});

test('a case is decided once, but a repair otherwise as long as the piece is not repaired', () => {
  expect(mayDecide(undefined)).toBe(true);
  const others = warrantyOutcomes.filter((outcome) => outcome !== 'repair');
  expect(others.map((outcome) => mayDecide({ outcome, repair: null }))).toEqual([false, false, false]);
  const repairs = repairStates.map((repair) => mayDecide({ outcome: 'repair', repair }));
  expect(repairs).toEqual([true, true, false, false, false]);
});
