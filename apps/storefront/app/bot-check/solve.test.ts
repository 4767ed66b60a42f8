import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';
import { solutionOf, solve } from './solve.ts';

test('the hash equals that of the platform for texts of every length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
  for (const length of [0, 54, 55, 56, 63, 64, 65, 119, 120]) {
    const text = 'x'.repeat(length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('the solution of a puzzle passes the verification of the server', async () => {
  const puzzle = await createChallenge({ hmacKey: 'secret', maxNumber: 500, number: 317 });
  const number = solve({ ...puzzle, maxnumber: 500 });
  expect(number).toBe(317);
  expect(await verifySolution(solutionOf({ ...puzzle, maxnumber: 500 }, 317), 'secret')).toBe(true);
  expect(await verifySolution(solutionOf({ ...puzzle, maxnumber: 500 }, 318), 'secret')).toBe(false);
});

test('a puzzle without a solution returns undefined', async () => {
  const puzzle = await createChallenge({ hmacKey: 'secret', maxNumber: 500, number: 317 });
  expect(solve({ ...puzzle, maxnumber: 100 })).toBeUndefined();
});
