import { expect, test } from 'vitest';
import type { Place } from '../reader.ts';
import { changedDetails } from './changed-details.ts';

const place = (id: string, details: unknown = { phone: '1' }): Place => ({
  ...{ id, kind: 'store', name: id, region: 'NORA', country: 'US', details, sending: null },
});
const known = [place('A'), place('B')].map((one, number) => ({ ...one, number }));

test('places of which only details have changed are listed, with their number', () => {
  expect(changedDetails(known, [place('A'), place('B')])).toEqual([]);
  const other = place('B', { phone: '2' });
  expect(changedDetails(known, [place('A'), other])).toEqual([{ ...other, number: 1 }]);
});

test('how a store sends is a detail of it, as long as others of its country do', () => {
  const sending = { safety: 1, isFull: false };
  const before = [place('A'), place('B')].map((one, number) => ({ ...one, sending, number }));
  const full = { ...place('B'), sending: { ...sending, isFull: true } };
  expect(changedDetails(before, [{ ...place('A'), sending }, full])).toEqual([{ ...full, number: 1 }]);
  expect(changedDetails(before, [{ ...place('A'), sending }, place('B')])).toEqual([{ ...place('B'), number: 1 }]);
});

test.each([
  ['a new place', [place('A'), place('B'), place('C')]],
  ['a place that has gone', [place('A')]],
  ['another order', [place('B'), place('A')]],
  ['another name', [place('A'), { ...place('B'), name: 'Bee' }]],
  ['a country in which a store sends to homes', [place('A'), { ...place('B'), sending: { safety: 0, isFull: false } }]],
  ['another region', [place('A'), { ...place('B'), region: 'EMEA' as const }]],
])('%s is more than details', (_, rows) => {
  expect(changedDetails(known, rows)).toBeUndefined();
});
