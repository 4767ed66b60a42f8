import type { Evidence } from '@eyelet/contracts/disputes/evidence.ts';
import { expect, test } from 'vitest';
import { saysSomething } from './says-something.ts';

const known = [{ piece: 'order', count: 1, latest: null }];
const nothing = { dispute: { answer: { kind: 'defence', problem: null } }, known, pieces: [], text: '', pictures: [] };

test.each([
  ['only a reason is kept', {}, false],
  ['blanks are written', { text: ' \n' }, false],
  ['a piece of which nothing is known is chosen', { pieces: ['delivery'] }, false],
  ['nothing is kept', { dispute: { answer: null } }, false],
  ['the dispute is accepted', { pieces: ['order'], dispute: { answer: { kind: 'acceptance', problem: null } } }, false],
  ['it is erased', { pieces: ['order'], dispute: { answer: { kind: 'defence', problem: 'erased' } } }, false],
  ['a piece is chosen', { pieces: ['order'] }, true],
  ['something is written', { text: 'They have it.' }, true],
  ['there is a picture', { pictures: [{}] }, true],
] as const)('whether there is a paper to download: %s', (_, change, isThere) => {
  expect(saysSomething({ ...nothing, ...change } as unknown as Evidence)).toBe(isThere);
});
