import { expect, test } from 'vitest';
import { askedWidth } from './asked-transform.ts';

test('an asked size is served in the least width that is enough', () => {
  expect(askedWidth('w_200,h_100,q_50,e_sharpen:60,f_auto,dpr_2.0')).toBe(240);
  expect(askedWidth('w_240,q_50,e_sharpen:60,f_auto,dpr_2.0')).toBe(240);
  expect(askedWidth('h_700,q_50,e_sharpen:60,f_auto,dpr_2.0')).toBe(800);
  expect(askedWidth('w_9000')).toBe(1400);
});

test('anything else is not understood', () => {
  for (const other of ['', 'w_', 'w_0', 'q_50', 'w_200,x_1', 'w_200,w_300', 'w_-1', 'c_fill,w_200']) {
    expect(askedWidth(other)).toBeUndefined();
  }
});
