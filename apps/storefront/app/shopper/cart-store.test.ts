import { aCart, anItem } from '@eyelet/testing/cart-builder.ts';
import { expect, test } from 'vitest';
import { createCartStore } from './cart-store.ts';

type Channel = Parameters<typeof createCartStore>[0]['channel'];

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value),
    removeItem: (key) => entries.delete(key),
  };
}

/** Two tabs that receive each other's messages. */
function tabs(storage = memory()) {
  const channels: Channel[] = [];
  const open = () => {
    const channel: Channel = {
      onmessage: null,
      close: () => {},
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
    };
    channels.push(channel);
    return createCartStore({ storage, channel });
  };
  return [open(), open()] as const;
}

test('the cart is shown after a reload, before any answer [C9.20]', () => {
  const storage = memory();
  const [before] = tabs(storage);
  before.take({ kind: 'answered', cart: aCart({ items: [anItem({ qty: 3 })] }) });
  const [after] = tabs(storage);
  expect(after.last()?.id).toBe('basket-1');
  expect(after.last()?.totalItems).toBe(3);
});

test('tabs stay in sync, and a received event is not sent on', () => {
  const [one, other] = tabs();
  one.take({ kind: 'answered', cart: aCart({ version: 4 }) });
  expect(other.last()?.version).toBe(4);
  other.take({ kind: 'answered', cart: aCart({ version: 3 }) });
  expect(one.last()?.version).toBe(4);
  other.take({ kind: 'ended', basketId: 'basket-1' });
  expect(one.last()).toBeNull();
});

test('addresses and cards are not kept in the browser', () => {
  const storage = memory();
  const [store] = tabs(storage);
  const card = { brand: 'visa', last4: '4242', expiryMonth: 1, expiryYear: 2030 };
  const payment_method_id = 'CREDIT_CARD' as const;
  const instrument = {
    payment_instrument_id: 'i',
    payment_method_id,
    amount: 1,
    card,
    account: null,
    c_requestID: null,
  };
  store.take({ kind: 'answered', cart: aCart({ payment_instruments: [instrument] }) });
  expect([...storage.entries.values()].join()).not.toContain('4242');
  expect(store.last()?.payment_instruments).toHaveLength(1);
});

test('a browser remembers across a reload that a cart was being ordered', () => {
  const storage = memory();
  const [before] = tabs(storage);
  before.take({ kind: 'answered', cart: aCart() });
  before.setPlacing(true);
  const [after] = tabs(storage);
  expect(after.wasPlacing('basket-1')).toBe(true);
  expect(after.wasPlacing('basket-2')).toBe(false);
});

test('every tab knows that a cart is being ordered, and a tab that stores the cart keeps that mark', () => {
  const storage = memory();
  const [one, other] = tabs(storage);
  one.take({ kind: 'answered', cart: aCart() });
  one.setPlacing(true);
  expect(other.wasPlacing('basket-1')).toBe(true);
  other.take({ kind: 'answered', cart: aCart({ version: 2 }) });
  expect(tabs(storage)[0].wasPlacing('basket-1')).toBe(true);
  one.setPlacing(false);
  expect(other.wasPlacing('basket-1')).toBe(false);
});

test('unreadable storage counts as empty', () => {
  const storage = memory();
  storage.setItem('eyelet.cart', '{"basketId":');
  expect(tabs(storage)[0].last()).toBeNull();
});
