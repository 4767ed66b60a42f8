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
])('%s of an authenticator means: %s', async (name, kind) => {
  expect(await ceremonyOf(() => Promise.reject(named(name)))).toEqual({ kind });
});

test('what nobody has decided is thrown on', async () => {
  await expect(ceremonyOf(() => Promise.reject(named('SecurityError')))).rejects.toThrow('SecurityError');
});

test('an answer is passed on', async () => {
  expect(await ceremonyOf(async () => 7)).toEqual({ kind: 'answered', answer: 7 });
});
