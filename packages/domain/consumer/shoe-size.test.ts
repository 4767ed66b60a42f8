import { expect, test } from 'vitest';
import { shoeSize } from './shoe-size.ts';

test.each(['', '42', '9.5', '8,5', 'US 9', 'us 10.5', 'UK 8 1/2', 'EU 42⅔', '7½', 'US 9 W'])(
  '%s is a shoe size',
  (value) => {
    expect(shoeSize(value)).toBeUndefined();
  },
);

test.each(['Call +1-555', 'large', '420', '<b>9</b>', '9 evil.example', '-3', 'US'])('%s is none', (value) => {
  expect(shoeSize(value)).toEqual({ key: 'validation.shoeSize' });
});
