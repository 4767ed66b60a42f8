import { aCart } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, type Script, scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../shopper/cart-store.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { addLine } from './add-line.ts';
import { carryOut } from './carry-out.ts';
import type { Line } from './change.ts';
import { type ChangeOptions, createChangeQueue } from './change-queue.ts';
import { retryDelayMs } from './retry-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const line: Line = { upc: 'N', productId: 'P', qty: 1, maxQty: 999_999, recipeId: null };

/** Adds a line with the given flags and returns the outcome. */
async function adding(script: Script, options?: ChangeOptions) {
  const client = scriptedClient(script);
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const cart = createCartStore({ storage, channel: { onmessage: null, postMessage: () => {}, close: () => {} } });
  cart.take({ kind: 'answered', cart: aCart() });
  const tell = vi.fn(async () => {});
  const startOver = vi.fn();
  const queue = createChangeQueue((request, later) =>
    carryOut({ client, cart } as unknown as Shopper, request, later(), { tell, startOver }),
  );
  const openMiniCart = vi.fn();
  const result = addLine({ change: queue.add, openMiniCart }, line, options).then(
    () => 'added',
    (error: { id: string }) => error.id,
  );
  await vi.advanceTimersByTimeAsync(retryDelayMs);
  return {
    result: await result,
    body: (client.calls[0]?.request as { body?: object } | undefined)?.body,
    calls: client.calls.length,
    toasts: tell.mock.calls.length,
    miniCarts: openMiniCart.mock.calls.length,
    startedOver: startOver.mock.calls.length,
  };
}

const works: Script = () => aCart({ version: 2 });
const refused: Script = () => refusalOf('INV700');
const sent = { cartId: 'basket-1', upc: 'N', productId: 'P', qty: 1, maxQty: 999_999 };

test('without flags the mini cart opens, and a failing call is tried twice and reported once [B8.10, B4.4.16]', async () => {
  expect(await adding(works)).toMatchObject({ result: 'added', calls: 1, toasts: 0, miniCarts: 1 });
  expect(await adding(refused)).toMatchObject({ result: 'INV700', calls: 2, toasts: 1, miniCarts: 0 });
});

test('suppressMiniCart stops the mini cart only, and is not sent [B7.13, B7.14]', async () => {
  const options = { suppressMiniCart: true };
  const added = await adding(works, options);
  expect(added).toMatchObject({ result: 'added', calls: 1, toasts: 0, miniCarts: 0 });
  expect(added.body).toEqual(sent);
  expect(await adding(refused, options)).toMatchObject({ result: 'INV700', calls: 2, toasts: 1 });
});

test('suppressErrorToast stops the toast only, and is not sent [B7.13, B7.14]', async () => {
  const options = { suppressErrorToast: true };
  const failed = await adding(refused, options);
  expect(failed).toMatchObject({ result: 'INV700', calls: 2, toasts: 0 });
  expect(failed.body).toEqual(sent);
  expect(await adding(works, options)).toMatchObject({ result: 'added', miniCarts: 1 });
});

test('suppressRetry keeps the toast and the mini cart, and is not sent [B7.14]', async () => {
  const options = { suppressRetry: true };
  const failed = await adding(refused, options);
  expect(failed).toMatchObject({ result: 'INV700', calls: 1, toasts: 1 });
  expect(failed.body).toEqual(sent);
  expect(await adding(works, options)).toMatchObject({ result: 'added', miniCarts: 1 });
});

test('adding to a lost cart recreates it at once, and a refusal is reported once [B4.4.16]', async () => {
  const lost: Script = ({ id }) => (id === 'cart.createWithItem' ? refusalOf('INV700') : refusalOf('BSK404', 404));
  const { result, calls, toasts } = await adding(lost);
  // The first line of the old cart and the new one; neither is asked for again.
  expect({ result, calls, toasts }).toEqual({ result: 'INV700', calls: 3, toasts: 1 });
});

test('an unknown customer starts over, whichever flags are set [C8.127]', async () => {
  const unknown: Script = () => refusalOf('AUT498');
  const all = { suppressErrorToast: true, suppressMiniCart: true, suppressRetry: true };
  expect(await adding(unknown, all)).toMatchObject({ result: 'AUT498', startedOver: 1, toasts: 0 });
});
