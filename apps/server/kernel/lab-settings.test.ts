import { expect, test } from 'vitest';
import { longestPause, nothingWrong, pauseOf, provokedBy, readLab, writeLab } from './lab-settings.ts';

test('what is switched on survives the cookie, and what is not understood is left out', () => {
  const settings = { refusals: { 'cart.addItem': 'INV700', '*': 'GEN500' }, pause: 1500 } as const;
  expect(readLab(writeLab(settings))).toEqual(settings);
  expect(readLab('cart.addItem=NOPE&pause=soon')).toEqual(nothingWrong);
  expect(readLab(undefined)).toEqual(nothingWrong);
});

test('one operation goes before all', () => {
  const settings = { refusals: { 'cart.addItem': 'INV700', '*': 'GEN500' }, pause: 0 } as const;
  expect([provokedBy(settings, 'cart.addItem'), provokedBy(settings, 'cart.read')]).toEqual(['INV700', 'GEN500']);
  expect(provokedBy(nothingWrong, 'cart.read')).toBeUndefined();
});

test('a pause has bounds', () => {
  expect([pauseOf('-5'), pauseOf('250'), pauseOf('999999'), pauseOf('x')]).toEqual([0, 250, longestPause, 0]);
});
