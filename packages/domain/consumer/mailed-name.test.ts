import { expect, test } from 'vitest';
import { mailedName } from './mailed-name.ts';

test.each(['Ada', 'J. R. R.', 'J.R.R.', 'Marie-Claire', 'O’Hara', 'St. John', 'Ann, of the sea.'])(
  'a mail carries the name %s',
  (name) => {
    expect(mailedName(name)).toBe(name);
  },
);

test.each(['evil.example', 'Win at evil.co', 'www.evil.example now', 't.co', 'Ada from прим.рф'])(
  'a mail leaves out the name %s, which would become a link',
  (name) => {
    expect(mailedName(name)).toBe('');
  },
);

test('nobody has no name', () => {
  expect(mailedName(undefined)).toBe('');
});
