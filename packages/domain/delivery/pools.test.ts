import { cartLine, cartOf, deliveryFacts } from '@eyelet/testing/delivery-builder.ts';
import { expect, test } from 'vitest';
import { fullPools } from './pools.ts';

const line = cartLine({ id: 'a' });
const home = { fulfilment: 'home', storeId: null } as const;
const toStore = { fulfilment: 'sts', storeId: 'mill' } as const;
const collected = { fulfilment: 'pickup', storeId: 'mill' } as const;

const poolsOf = (sendable: number) =>
  fullPools(deliveryFacts(cartOf([line]), { stock: { warehouse: 2, mill: 3 }, sendable: { mill: sendable } }));

test('homes are sent what warehouses and stores have together, stores what warehouses have', () => {
  const pools = poolsOf(2);
  expect([pools.left(line, home), pools.left(line, toStore), pools.left(line, collected)]).toEqual([4, 2, 3]);
});

test('what is collected takes what the store keeps first, and then what it sends', () => {
  const pools = poolsOf(2);
  pools.take(line, collected, 1);
  expect(pools.left(line, home)).toBe(3);
  pools.take(line, collected, 1);
  expect(pools.left(line, home)).toBe(2);
});

test('what goes home comes from stores rather than from what only a warehouse can give, and is no longer collected once it needs them', () => {
  const pools = poolsOf(2);
  pools.take(line, home, 2);
  expect([pools.left(line, toStore), pools.left(line, collected)]).toEqual([2, 3]);
  pools.take(line, home, 1);
  expect([pools.left(line, toStore), pools.left(line, collected)]).toEqual([1, 2]);
  pools.take(line, toStore, 1);
  expect([pools.left(line, home), pools.left(line, collected)]).toEqual([0, 1]);
});

test('stores send neither wrapped goods, nor goods made to order, nor printed gift cards, nor gifts of promotions', () => {
  const wrapped = cartLine({ id: 'b', giftOption: { to: 'Ada', email: 'ada@example.com', message: '' } });
  const card = { ...cartLine({ id: 'c' }), giftCard: {} as NonNullable<typeof line.giftCard> };
  const made = cartLine({ id: 'd' });
  const gift = cartLine({ id: 'e', bonus: 'bag' });
  const cart = cartOf([wrapped, card, made, gift]);
  const given = { stock: { warehouse: 1, mill: 3 }, sendable: { mill: 3 }, natures: { d: 'customs' } } as const;
  const pools = fullPools(deliveryFacts(cart, given));
  expect(cart.lines.map((one) => pools.left(one, home))).toEqual([1, 1, 1, 1]);
});
