import { expect, test } from 'vitest';
import { countsLeft } from './counts-left.ts';

const counts = { shoe: { received: 4, damaged: 1 }, sock: { received: 0, damaged: 0 } };

test.each([
  ['all that was counted', [{ upc: 'shoe', received: 4, damaged: 1 }], {}],
  [
    'a part, before more was counted',
    [{ upc: 'shoe', received: 3, damaged: 1 }],
    { shoe: { received: 1, damaged: 0 } },
  ],
  ['goods that are not counted any more', [{ upc: 'boot', received: 2, damaged: 0 }], { shoe: counts.shoe }],
  ['more than is counted now', [{ upc: 'shoe', received: 9, damaged: 2 }], {}],
])('of a receipt that has taken %s, what was counted beyond it is left', (_, taken, left) => {
  expect(countsLeft(counts, taken)).toEqual(left);
});
