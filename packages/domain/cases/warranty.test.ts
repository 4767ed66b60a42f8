import { repairStates, type WarrantyApproval, warrantyOutcomes } from '@eyelet/contracts/cases/warranty.ts';
import { expect, test } from 'vitest';
import { mayDecide, nextRepairs, standing } from './warranty.ts';

test('a repair goes from its owner over the workshop to its owner, step by step', () => {
  expect(repairStates.map(nextRepairs)).toEqual([['received'], ['repaired'], ['sent-back'], ['arrived'], []]);
});

test('a case is decided once, but a repair otherwise as long as the piece is not repaired', () => {
  expect(mayDecide([])).toBe(true);
  const others = warrantyOutcomes.filter((outcome) => outcome !== 'repair');
  expect(others.map((outcome) => mayDecide([{ outcome, repair: null }]))).toEqual([false, false, false]);
  const repairs = repairStates.map((repair) => mayDecide([{ outcome: 'repair', repair }]));
  expect(repairs).toEqual([true, true, false, false, false]);
});

test('a refund stands once it is approved; until then, and where it is not, what was decided before does', () => {
  const repair = { outcome: 'repair', repair: 'received' } as const;
  const refund = (approval: WarrantyApproval | null) => ({ outcome: 'refund', repair: null, approval }) as const;
  for (const approval of [null, 'approved'] as const) {
    expect(standing([repair, refund(approval)])).toEqual(refund(approval));
    expect(mayDecide([repair, refund(approval)])).toBe(false);
  }
  for (const approval of ['waiting', 'refused'] as const) {
    expect(standing([refund(approval)])).toBeUndefined();
    expect(standing([repair, refund(approval)])).toBe(repair);
    expect(mayDecide([repair, refund(approval)])).toBe(approval === 'refused');
  }
});
