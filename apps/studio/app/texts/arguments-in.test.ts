import { piecesOf } from '@eyelet/messages/pieces-of.ts';
import { expect, test } from 'vitest';
import { argumentsIn } from './arguments-in.ts';

test.each([
  ['In den Warenkorb', []],
  ['Hallo {name}, {name}', [{ name: 'name', first: 'name' }]],
  [
    '{n, plural, one {ein {what}} other {# {what}}}',
    [
      { name: 'n', first: '2' },
      { name: 'what', first: 'what' },
    ],
  ],
  ['{n} {n, plural, one {1} other {#}}', [{ name: 'n', first: '2' }]],
  ['{kind, select, a {x} other {y}}', [{ name: 'kind', first: 'a', cases: ['a', 'other'] }]],
])('%s', (text, found) => {
  expect(argumentsIn(piecesOf(text))).toEqual(found);
});
