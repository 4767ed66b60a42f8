import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { expect, test } from 'vitest';
import { solutionOf } from './solution-of.ts';
import { solve } from './solve.ts';

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
