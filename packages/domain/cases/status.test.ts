import { caseStatuses } from '@eyelet/contracts/cases/case.ts';
import { expect, test } from 'vitest';
import { statusAfter, statusOfBoth } from './status.ts';

test('a case that somebody takes up is open, and otherwise stands where it stood', () => {
  expect(caseStatuses.map((status) => statusAfter('taken', status))).toEqual(['open', 'open', 'waiting', 'closed']);
});

test('an answered case waits for the shopper, wherever it stood', () => {
  for (const status of caseStatuses) expect(statusAfter('answered', status)).toBe('waiting');
});

test('a case that its shopper writes to again is open, unless nobody has read it yet', () => {
  expect(caseStatuses.map((status) => statusAfter('written', status))).toEqual(['new', 'open', 'open', 'open']);
});

test('of two cases that become one, the status counts which asks more of the shop, whichever is kept', () => {
  expect(caseStatuses.map((status) => statusOfBoth('new', status))).toEqual(['new', 'open', 'new', 'new']);
  expect(caseStatuses.map((status) => statusOfBoth('closed', status))).toEqual([...caseStatuses]);
  for (const one of caseStatuses) {
    for (const other of caseStatuses) expect(statusOfBoth(one, other)).toBe(statusOfBoth(other, one));
  }
});
