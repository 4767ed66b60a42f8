import { expect, test } from 'vitest';
import { ceremonyOf } from './ceremony.ts';

function named(name: string): Error {
  const error = new Error(name);
  error.name = name;
  return error;
}

test.each([
  ['NotAllowedError', 'given-up'],
  ['AbortError', 'given-up'],
  ['InvalidStateError', 'known'],
])('the error %s of an authenticator means: %s', async (name, kind) => {
  expect(await ceremonyOf(() => Promise.reject(named(name)))).toEqual({ kind });
});

test('an error that is not a decision of the user is rethrown', async () => {
  await expect(ceremonyOf(() => Promise.reject(named('SecurityError')))).rejects.toThrow('SecurityError');
});

test('an answer is returned unchanged', async () => {
  expect(await ceremonyOf(async () => 7)).toEqual({ kind: 'answered', answer: 7 });
});
