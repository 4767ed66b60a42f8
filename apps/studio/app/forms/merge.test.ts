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

const texts = (de: string, fr: string, ...steps: string[]) => ({
  texts: { de: { name: de }, fr: { name: fr } },
  steps: steps.map((from) => ({ from })),
});

test.each([
  ['a language each', texts('A', 'A'), texts('A', 'M'), texts('T', 'A'), texts('T', 'M')],
  ['the same language by both: mine', texts('A', 'A'), texts('M', 'A'), texts('T', 'B'), texts('M', 'B')],
  ['steps of theirs', texts('A', 'A', '1'), texts('M', 'A', '1'), texts('A', 'A', '2'), texts('M', 'A', '2')],
  [
    'steps in another order',
    texts('A', 'A', '1', '2'),
    texts('A', 'A', '2', '1'),
    texts('T', 'A', '1', '2'),
    texts('T', 'A', '2', '1'),
  ],
  ['steps by both: mine', texts('A', 'A', '1'), texts('A', 'A', '2'), texts('A', 'A', '3'), texts('A', 'A', '2')],
])('deep: %s', (_, begun, mine, theirs, merged) => {
  expect(mergeValues(begun, mine, theirs)).toEqual(merged);
});

test('a member that one of them adds or removes is added or removed', () => {
  const of = (...names: string[]): Record<string, unknown> => ({
    by: Object.fromEntries(names.map((name) => [name, 1])),
  });
  expect(mergeValues(of('x', 'y'), of('x', 'y', 'm'), of('y', 't'))).toEqual(of('y', 'm', 't'));
  expect(mergeValues(of('x', 'y'), of('y', 'm'), of('x', 'y', 't'))).toEqual(of('y', 'm', 't'));
});

test('the order of objects says something, that of texts nothing', () => {
  expect(isSameValues(texts('A', 'A', '1', '2'), texts('A', 'A', '2', '1'))).toBe(false);
  expect(isSameValues(role('A', 'x', 'y'), role('A', 'y', 'x'))).toBe(true);
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
