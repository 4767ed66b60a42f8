import { expect, test } from 'vitest';
import { mayChangeFilter, mostSaved, savingProblem, seesFilter } from './saving.ts';

test.each([
  ['one’s own', 'ada', { staffId: 'ada', mayShare: false }, true, true],
  ['those of somebody else', 'bo', { staffId: 'ada', mayShare: true }, false, false],
  ['shared ones', null, { staffId: 'ada', mayShare: false }, true, false],
  ['shared ones, with the permission', null, { staffId: 'ada', mayShare: true }, true, true],
])('%s are seen and changed by whom they concern', (_, owner, reader, sees, changes) => {
  expect([seesFilter({ owner }, reader), mayChangeFilter({ owner }, reader)]).toEqual([sees, changes]);
});

const own = (id: string, name: string) => ({ id, owner: 'ada', name });

test.each([
  ['a name of its own', own('1', 'Late'), [own('2', 'Lost')], undefined],
  ['the same again', own('1', 'Late'), [own('1', 'Late')], undefined],
  ['a name that is taken', own('1', ' late '), [own('2', 'Late')], 'taken'],
  ['a name that a shared one has', own('1', 'Late'), [{ id: '2', owner: null, name: 'LATE' }], 'taken'],
])('%s', (_, saved, others, problem) => {
  expect(savingProblem(saved, others)).toBe(problem);
});

test('as many as may be are saved, one’s own and shared ones counted apart', () => {
  const full = Array.from({ length: mostSaved }, (_, at) => own(`${at}`, `Filter ${at}`));
  expect(savingProblem(own('new', 'One more'), full.slice(1))).toBeUndefined();
  expect(savingProblem(own('new', 'One more'), full)).toBe('full');
  expect(savingProblem(own('3', 'Renamed'), full)).toBeUndefined();
  expect(savingProblem({ id: 'new', owner: null, name: 'Shared' }, full)).toBeUndefined();
});
