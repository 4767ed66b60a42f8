import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameValues, mergeValues } from './merge.ts';

const role = (name: string, ...permissions: string[]) => ({ name, permissions });

test.each([
  ['nothing of mine', role('A', 'x'), role('A', 'x'), role('B', 'y'), role('B', 'y')],
  ['nothing of theirs', role('A', 'x'), role('B', 'y'), role('A', 'x'), role('B', 'y')],
  ['a member each', role('A', 'x'), role('B', 'x'), role('A', 'x', 'y'), role('B', 'x', 'y')],
  ['the same member by both: mine', role('A'), role('B'), role('C'), role('B')],
  ['an entry added by each', role('A', 'x'), role('A', 'x', 'm'), role('A', 'x', 't'), role('A', 'x', 't', 'm')],
  ['an entry removed by each', role('A', 'x', 'y', 'z'), role('A', 'x', 'y'), role('A', 'y', 'z'), role('A', 'y')],
  ['one removed, one added', role('A', 'x'), role('A'), role('A', 'x', 't'), role('A', 't')],
  ['the same entry added by both', role('A'), role('A', 'm'), role('A', 'm'), role('A', 'm')],
])('%s', (_, begun, mine, theirs, merged) => {
  expect(mergeValues(begun, mine, theirs)).toEqual(merged);
});

const values = fc.record({
  name: fc.constantFrom('A', 'B', 'C'),
  permissions: fc.uniqueArray(fc.constantFrom('x', 'y', 'z', 'w')),
});

test('no entry that anybody added is lost, and none that anybody removed comes back', () => {
  fc.assert(
    fc.property(values, values, values, (begun, mine, theirs) => {
      const { permissions } = mergeValues(begun, mine, theirs);
      for (const one of ['x', 'y', 'z', 'w'] as const) {
        const [before, ...after] = [begun, mine, theirs].map((each) => each.permissions.includes(one));
        expect(permissions.filter((each) => each === one)).toHaveLength(
          (before ? after.every(Boolean) : after.some(Boolean)) ? 1 : 0,
        );
      }
    }),
  );
});

test('who changed nothing takes what is there, and two who did the same agree', () => {
  fc.assert(
    fc.property(values, values, (begun, changed) => {
      expect(isSameValues(mergeValues(begun, begun, changed), changed)).toBe(true);
      expect(isSameValues(mergeValues(begun, changed, changed), changed)).toBe(true);
    }),
  );
});
