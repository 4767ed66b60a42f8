import { expect, test } from 'vitest';
import { workingTime } from './working-time.ts';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 hr'],
  [485, '8 hr 5 min'],
  [2400, '40 hr'],
])('%i minutes are %s', (minutes, text) => {
  expect(workingTime('en', minutes)).toBe(text);
});
