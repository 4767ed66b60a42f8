import { expect, test } from 'vitest';
import { Preserialised } from './preserialised.ts';

const bytes = Buffer.from('{"name":"Deck shoe","sizes":[{"label":"9"}]}');

test('what was parsed is given to every caller, and none of them can change it', () => {
  const answer = new Preserialised<{ name: string; sizes: { label: string }[] }>(bytes);
  const { value } = answer;
  expect(value).toEqual({ name: 'Deck shoe', sizes: [{ label: '9' }] });
  expect(answer.value).toBe(value);
  expect(() => value.sizes.push({ label: '10' })).toThrow(TypeError);
  expect(() => Object.assign(value.sizes[0] ?? {}, { label: '10' })).toThrow(TypeError);
});

test('a value that was made is given as it is', () => {
  const made = { name: 'Deck shoe' };
  expect(new Preserialised(bytes, made).value).toBe(made);
  expect(Object.isFrozen(made)).toBe(false);
});
