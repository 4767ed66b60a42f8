import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCodeVerifier } from './code-verifier.ts';
import { exchangeCode } from './exchange-code.ts';
import { tokenRetryMs } from './retry-token.ts';
import { storeTokenFor } from './store-token.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (status: number, errorId: string) =>
  new ApiError(status, { appId: 'eyelet', correlationId: 'c', errorDetails: [{ errorId, message: errorId }] });
const exchange = { authorizationCode: 'code', codeVerifier: 'verifier', basketId: 'basket-1' };

function fakeClient(...answers: readonly (object | ApiError)[]) {
  const call = vi.fn();
  for (const answer of answers) {
    if (answer instanceof ApiError) call.mockRejectedValueOnce(answer);
    else call.mockResolvedValueOnce(answer);
  }
  return { call, client: { call } as ApiClient };
}

test('the exchange sends code, verifier and the id of the cart of the guest [C4.28, C7.10, C7.13]', async () => {
  const { call, client } = fakeClient({ consumerNo: 'C1' });
  await exchangeCode(client, exchange);
  expect(call.mock.calls[0]?.[1]).toEqual({
    body: {
      type: 'Registered',
      authorizationCode: 'code',
      codeVerifier: 'verifier',
      guestObjects: { basketId: 'basket-1' },
      action: 'postLogin',
    },
  });
});

test('the exchange sends the ids of the lists of the guest, those that exist [C4.30, C4.31]', async () => {
  const { call, client } = fakeClient({ consumerNo: 'C1' });
  await exchangeCode(client, { ...exchange, favoriteId: 'liked', saveForLaterId: null });
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: { guestObjects: { basketId: 'basket-1', favoriteId: 'liked' } },
  });
  expect(call.mock.calls[0]?.[1].body.guestObjects).not.toHaveProperty('saveForLaterId');
});

test('the exchange sends the store token of an open store session [C7.12]', async () => {
  const { call, client } = fakeClient({ consumerNo: 'C1' }, { consumerNo: 'C1' });
  await exchangeCode(client, { ...exchange, st: 'session-1.mark' });
  expect(call.mock.calls[0]?.[1].body.st).toBe('session-1.mark');
  await exchangeCode(client, { ...exchange, st: undefined });
  expect(call.mock.calls[1]?.[1].body).not.toHaveProperty('st');
});

test('the store token of the link that was opened wins over that of this device', () => {
  const opened = new URLSearchParams({ st: 'session-2.mark' });
  expect(storeTokenFor(opened, 'session-1.mark')).toBe('session-2.mark');
  expect(storeTokenFor(new URLSearchParams(), 'session-1.mark')).toBe('session-1.mark');
});

test('a 409 is retried once after two seconds [C7.14, C9.05]', async () => {
  const { call, client } = fakeClient(refusal(409, 'AUT409'), { consumerNo: 'C1' });
  const exchanged = exchangeCode(client, exchange);
  await vi.advanceTimersByTimeAsync(tokenRetryMs - 1);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await exchanged).toEqual({ consumerNo: 'C1' });
  expect(tokenRetryMs).toBe(2000);
});

test('a second 409 is thrown, without a third call [C7.14, C8.148]', async () => {
  const { call, client } = fakeClient(refusal(409, 'AUT409'), refusal(409, 'AUT409'));
  const exchanged = expect(exchangeCode(client, exchange)).rejects.toMatchObject({ id: 'AUT409' });
  await vi.runAllTimersAsync();
  await exchanged;
  expect(call).toHaveBeenCalledTimes(2);
});

test('other refusals are not retried', async () => {
  const { call, client } = fakeClient(refusal(400, 'AUT437'));
  await expect(exchangeCode(client, exchange)).rejects.toMatchObject({ id: 'AUT437' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('a challenge is the hash of its verifier, and both are new each time', async () => {
  const [one, other] = [await createCodeVerifier(), await createCodeVerifier()];
  expect(one.codeChallenge).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(one.codeVerifier).not.toBe(other.codeVerifier);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(one.codeVerifier));
  expect(Buffer.from(digest).toString('base64url')).toBe(one.codeChallenge);
});
