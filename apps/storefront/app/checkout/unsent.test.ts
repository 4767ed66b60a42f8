import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test, vi } from 'vitest';
import { isUnsent, sendOrKeep } from './unsent.ts';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test.each([
  ['no answer', new TypeError('Failed to fetch')],
  ['the answer of a gateway', new ErrorResponse(502, 'Bad Gateway', '')],
  ['a shop that is too busy', new ErrorResponse(429, 'Too Many Requests', '')],
])('a step that was answered with %s stays on the page', async (_, failure) => {
  expect(isUnsent(await sendOrKeep(() => Promise.reject(failure)))).toBe(true);
});

test.each([
  ['a redirect', new Response(null, { status: 303 })],
  ['a fault of the shop', new ErrorResponse(500, 'Internal Server Error', '')],
  ['a page that is not there', new ErrorResponse(404, 'Not Found', '')],
  ['a mistake', new Error('mistake')],
])('%s is rethrown', async (_, failure) => {
  await expect(sendOrKeep(() => Promise.reject(failure))).rejects.toBe(failure);
});

test('an answer is returned unchanged', async () => {
  expect(await sendOrKeep(() => Promise.resolve(7))).toBe(7);
});
