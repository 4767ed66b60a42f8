import { createCart } from '@eyelet/contracts/cart/create.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenRetryMs } from './retry-token.ts';
import { createShopperClient } from './shopper-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = (errorId: string, status: number) =>
  Response.json({ appId: 'eyelet', correlationId: 'x', errorDetails: [{ errorId, message: errorId }] }, { status });
const given = () => Response.json({ consumerNo: 'C1', basketId: null, consumerType: 'GUEST' });

/** A network that gives these answers to token calls, in turn, and a cart to all others. */
function network(...answers: (() => Response)[]) {
  const sent: string[] = [];
  const told: string[] = [];
  const client = createShopperClient({
    locale: 'en_US',
    channel: 'web',
    onDuplicate: (error) => told.push(error.id),
    fetch: (async (input: string) => {
      sent.push(input);
      if (input !== '/token/v2/auth/token') return Response.json({ id: 'basket-1' });
      return (answers.shift() ?? given)();
    }) as typeof fetch,
  });
  return { client, sent, told };
}

const tokens = (sent: readonly string[]) => sent.filter((path) => path === '/token/v2/auth/token').length;

test('a token call answered with 409 is retried once after two seconds [C7.14, C9.05]', async () => {
  const { client, sent, told } = network(() => refused('AUT409', 409));
  const answered = client.call(createCart, {});
  await vi.advanceTimersByTimeAsync(tokenRetryMs - 1);
  expect(tokens(sent)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await answered;
  expect(tokenRetryMs).toBe(2000);
  expect(tokens(sent)).toBe(2);
  expect(told).toEqual([]);
});

test('a second 409 is shown as DUPLICATED_TOKEN, without a third call [C7.14, C9.05]', async () => {
  const { client, sent, told } = network(
    () => refused('AUT409', 409),
    () => refused('AUT409', 409),
  );
  const answered = expect(client.call(createCart, {})).rejects.toMatchObject({ id: 'AUT409' });
  await vi.runAllTimersAsync();
  await answered;
  expect(tokens(sent)).toBe(2);
  expect(told).toEqual(['AUT409']);
});

test('a forbidden token call is ignored, and the next call tries again [C7.15]', async () => {
  const { client, sent, told } = network(() => refused('AUT403', 403));
  await client.call(createCart, {});
  await client.call(createCart, {});
  expect(tokens(sent)).toBe(2);
  expect(told).toEqual([]);
});
