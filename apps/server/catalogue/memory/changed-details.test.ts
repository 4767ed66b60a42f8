import { expect, test } from 'vitest';
import type { Place } from '../reader.ts';
import { changedDetails } from './changed-details.ts';

const place = (id: string, details: unknown = { phone: '1' }): Place => ({
  ...{ id, kind: 'store', name: id, region: 'NORA', country: 'US', details },
});
const known = [place('A'), place('B')].map((one, number) => ({ ...one, number }));

test('places of which only details have changed are listed, with their number', () => {
  expect(changedDetails(known, [place('A'), place('B')])).toEqual([]);
  const other = place('B', { phone: '2' });
  expect(changedDetails(known, [place('A'), other])).toEqual([{ ...other, number: 1 }]);
});

test.each([
  ['a new place', [place('A'), place('B'), place('C')]],
  ['a place that has gone', [place('A')]],
  ['another order', [place('B'), place('A')]],
  ['another name', [place('A'), { ...place('B'), name: 'Bee' }]],
  ['another region', [place('A'), { ...place('B'), region: 'EMEA' as const }]],
])('%s is more than details', (_, rows) => {
  expect(changedDetails(known, rows)).toBeUndefined();
});
