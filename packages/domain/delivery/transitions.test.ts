import { cartLine, cartOf, deliveryFacts, storeFacts } from '@eyelet/testing/delivery-builder.ts';
import { describe, expect, test } from 'vitest';
import type { CartDocument, CartLine, DeliveryChoice } from '../cart/document.ts';
import type { Nature } from '../cart/nature.ts';
import { enUs } from '../markets/en-us.ts';
import { settle } from './settle.ts';

const now = new Date('2026-11-23T15:00:00Z');
const home: DeliveryChoice = { fulfilment: 'home', storeId: null };
const pickup: DeliveryChoice = { fulfilment: 'pickup', storeId: 'boston' };
const sts: DeliveryChoice = { fulfilment: 'sts', storeId: 'boston' };
const gift = { to: 'Ada', email: 'ada@example.com', message: 'For you' };

type Scene = Readonly<{
  line?: Partial<CartLine>;
  cart?: Partial<CartDocument>;
  stock: Readonly<Record<string, number>>;
  store?: Parameters<typeof storeFacts>[1];
  nature?: Nature;
}>;

function settleOne(chosen: DeliveryChoice, { line, cart: members, stock, store, nature }: Scene) {
  const cart = cartOf([cartLine({ ...chosen, ...line })], members);
  const natures = { 'line-1': nature ?? ('stocked' as const) };
  const facts = deliveryFacts(cart, { stock, stores: [storeFacts('boston', store)], natures });
  const answer = settle(cart, facts, enUs, now);
  const [after] = answer.cart.lines;
  return { answer, after, told: answer.transitions[0]?.transition };
}

describe('every transition of a line', () => {
  test.each([
    ['PickupToStsTransition', pickup, sts, 'out-of-stock-at-store', { stock: { warehouse: 1 } }],
    [
      'PickupToSthTransition',
      pickup,
      home,
      'out-of-stock-at-store',
      { stock: { warehouse: 1 }, store: { acceptsShipToStore: false } },
    ],
    [
      'PickupToStsTransition',
      pickup,
      sts,
      'method-unavailable',
      { stock: { warehouse: 1, boston: 1 }, store: { offersPickup: false } },
    ],
    ['StsToPickupTransition', sts, pickup, 'out-of-stock-at-warehouse', { stock: { boston: 1 } }],
    [
      'StsToSthTransition',
      sts,
      home,
      'store-closed-to-deliveries',
      { stock: { warehouse: 1, boston: 1 }, store: { acceptsShipToStore: false } },
    ],
    [
      'StsToPickupTransition',
      sts,
      pickup,
      'store-closed-to-deliveries',
      { stock: { boston: 1 }, store: { acceptsShipToStore: false } },
    ],
    [
      'STHToPickupTransition',
      home,
      pickup,
      'out-of-stock-at-warehouse',
      { stock: { boston: 1 }, cart: { favStoreId: 'boston' } },
    ],
  ] as const)('%s', (type, chosen, becomes, reason, scene) => {
    const { answer, after, told } = settleOne(chosen, scene);
    expect(after).toMatchObject(becomes);
    expect(told).toMatchObject({ type, reason, from: chosen, undo: null });
    expect(after?.transition).toEqual(told);
    expect(answer.shortages).toEqual([]);
  });
});

describe('what stays as it is', () => {
  test.each([
    ['what nobody has', pickup, { stock: {} }],
    ['what no preferred store has', home, { stock: { boston: 1 } }],
    [
      'a wrapped gift that only a store has',
      home,
      { stock: { boston: 1 }, cart: { favStoreId: 'boston' }, line: { giftOption: gift } },
    ],
    [
      'what is made to order',
      home,
      { stock: { boston: 1 }, cart: { favStoreId: 'boston' }, nature: 'customs' as const },
    ],
    [
      'what would have to be sent where nothing is sent',
      pickup,
      {
        stock: { warehouse: 1 },
        store: { acceptsShipToStore: false },
        cart: { shippingAddress: { country: 'US', province: 'PR', postalCode: '00901' } as never },
      },
    ],
  ] as const)('%s, and is a shortage', (_, chosen, scene) => {
    const { answer, after } = settleOne(chosen, scene);
    expect(after).toMatchObject(chosen);
    expect(answer.transitions).toEqual([]);
    expect(answer.shortages).toEqual([{ lineId: 'line-1', available: 0 }]);
  });

  test('digital goods, which lie nowhere', () => {
    const { answer } = settleOne(home, { stock: {}, nature: 'digital' });
    expect([answer.transitions, answer.shortages]).toEqual([[], []]);
  });
});

test('of two lines for one unit the earlier one keeps it', () => {
  const lines = [cartLine({ id: 'first', ...pickup }), cartLine({ id: 'second', recipeId: 'r', ...pickup })];
  const cart = cartOf(lines);
  const facts = deliveryFacts(cart, { stock: { boston: 1, warehouse: 1 }, stores: [storeFacts('boston')] });
  const answer = settle(cart, facts, enUs, now);
  expect(answer.cart.lines.map(({ fulfilment }) => fulfilment)).toEqual(['pickup', 'sts']);
});

test('a line whose way holds does not lose its unit to one that needs another way', () => {
  const lines = [cartLine({ id: 'sent', quantity: 2 }), cartLine({ id: 'collected', recipeId: 'r', ...pickup })];
  const cart = cartOf(lines, { favStoreId: 'boston' });
  const facts = deliveryFacts(cart, { stock: { boston: 2 }, stores: [storeFacts('boston')] });
  const answer = settle(cart, facts, enUs, now);
  expect(answer.cart.lines[1]).toMatchObject(pickup);
  expect(answer.shortages).toEqual([{ lineId: 'sent', available: 0 }]);
});

test('a transition tells what delivery costs more', () => {
  const { told } = settleOne(pickup, { stock: { warehouse: 1 }, store: { acceptsShipToStore: false } });
  expect(told).toMatchObject({ fromCode: 'pickup', toCode: 'standard', priceDifference: 700, storeId: 'boston' });
});

test('the way back is offered as soon as the old choice holds again, and not longer', () => {
  const first = settleOne(pickup, { stock: { warehouse: 1 } });
  const again = (stock: Readonly<Record<string, number>>, cart: CartDocument) =>
    settle(cart, deliveryFacts(cart, { stock, stores: [storeFacts('boston')] }), enUs, now).cart;
  const restocked = again({ warehouse: 1, boston: 1 }, first.answer.cart);
  expect(restocked.lines[0]).toMatchObject({ ...sts, transition: { undo: { ...pickup, code: null } } });
  expect(again({ warehouse: 1 }, restocked).lines[0]?.transition?.undo).toBeNull();
});
