import { expect, test } from 'vitest';
import { audiencesOf } from './audiences.ts';

test.each([
  ['en', 'de', ['de', 'fr', 'it']],
  ['en', 'en', ['fr', 'de', 'it']],
  ['de', 'it', ['it', 'en', 'fr']],
] as const)('texts in %s are translated by somebody who reads %s into %j, in this order', (source, own, audiences) => {
  expect(audiencesOf(source, own)).toEqual(audiences);
});
