import { expect, test } from 'vitest';
import { onceForAnswer } from './once-for-answer.ts';

test('of an answer that is the same for many pages something is made once, of any other each time', () => {
  const counted = onceForAnswer((answer: readonly string[]) => [...answer, 'more']);
  const kept = Object.freeze(['a']);
  expect(counted(kept)).toEqual(['a', 'more']);
  expect(counted(kept)).toBe(counted(kept));
  const own = ['a'];
  expect(counted(own)).not.toBe(counted(own));
});
