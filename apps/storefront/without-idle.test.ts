import { expect, test } from 'vitest';
import { withoutIdle } from './without-idle.ts';

test('nested functions lose what is in them, and unknown names are refused', () => {
  const code = 'function outer() { function idle(a) { return a; } return idle; } export { outer };';
  expect(withoutIdle(code, ['idle'])).toBe('function outer() { function idle(a) {} return idle; } export { outer };');
  expect(() => withoutIdle(code, ['other'])).toThrow('no single function other');
});

test('assigned functions are named by what they are assigned to', () => {
  const code = 'A.prototype.focus = function (one) { one(); }; exports.focus = function named() { return 1; };';
  expect(withoutIdle(code, ['A.prototype.focus'])).toBe(
    'A.prototype.focus = function (one) {}; exports.focus = function named() { return 1; };',
  );
  expect(withoutIdle(code, ['exports.focus'])).toContain('exports.focus = function named() {};');
});

test('a name that two functions have is refused', () => {
  expect(() => withoutIdle('function a() { function b() {} } function b() {}', ['b'])).toThrow('no single function b');
});
