import { aCart, anItem } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, type Script, scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { expect, test, vi } from 'vitest';
import type { Shopper } from '../session/shopper.ts';
import { carryOut } from './carry-out.ts';
import { createCartStore } from './cart-store.ts';
import { nameOf } from './change.ts';
import { lineProblems } from './line-problems.ts';

const item = anItem({ id: 'line-of-shoe' });

/** Raises the quantity of the line, and says whether a toast told of what came of it. */
async function raising(script: Script) {
  const client = scriptedClient(script);
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const cart = createCartStore({ storage, channel: { onmessage: null, postMessage: () => {}, close: () => {} } });
  cart.take({ kind: 'answered', cart: aCart({ items: [item] }) });
  const tell = vi.fn(async () => {});
  const request = { change: { kind: 'quantity', line: nameOf(item), qty: 2 } } as const;
  const shopper = { client, cart } as unknown as Shopper;
  const error = await carryOut(shopper, request, [], { tell, startOver: () => {} }).catch((thrown) => thrown);
  return { id: error?.id, toasts: tell.mock.calls.length, atLine: lineProblems.read().get(item.id)?.id };
}

test.each([
  ['ORD404', '[C8.128]'],
  ['INV702', '[C8.129]'],
  ['PRC400', '[C8.130]'],
])('%s is told at its line, not as a toast, until a change goes through %s', async (id) => {
  expect(await raising(() => refusalOf(id))).toEqual({ id, toasts: 0, atLine: id });
  expect(await raising(() => aCart({ version: 2, items: [item] }))).toEqual({
    id: undefined,
    toasts: 0,
    atLine: undefined,
  });
});

test('other refusals of a line are told as a toast', async () => {
  expect(await raising(() => refusalOf('INV408'))).toEqual({ id: 'INV408', toasts: 1, atLine: undefined });
});
