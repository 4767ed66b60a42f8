import { expect, test } from 'vitest';
import { checkAdjustmentForm, longestReason } from './form.ts';

const form = { type: 'percentage', value: '10', reason: 'Scuffed sole' };

test.each([
  ['what fits', {}, {}],
  ['a comma before the fraction', { value: '12,5' }, {}],
  ['nothing', { type: '', value: '', reason: ' ' }, { type: 'required', value: 'required', reason: 'required' }],
  ['an unknown type', { type: 'half' }, { type: 'oneOf' }],
  ['no number', { value: 'ten' }, { value: 'min' }],
  ['less than nothing', { value: '-1' }, { value: 'min' }],
  ['a long reason', { reason: 'x'.repeat(longestReason + 1) }, { reason: 'maxLength' }],
] as const)('an adjustment as it is typed, with %s', (_, typed, problems) => {
  const found = Object.entries(checkAdjustmentForm({ ...form, ...typed }));
  expect(Object.fromEntries(found.map(([field, { key }]) => [field, key.replace('validation.', '')]))).toEqual(
    problems,
  );
});
