import { cartLine, cartOf, deliveryFacts, storeFacts } from '@eyelet/testing/delivery-builder.ts';
import { describe, expect, test } from 'vitest';
import type { DeliveryChoice } from '../cart/document.ts';
import { choicesForStore, switchLine, switchLines } from './switch-line.ts';

const home: DeliveryChoice = { fulfilment: 'home', storeId: null };
const pickup: DeliveryChoice = { fulfilment: 'pickup', storeId: 'boston' };
const sts: DeliveryChoice = { fulfilment: 'sts', storeId: 'boston' };
const everywhere = { warehouse: 5, boston: 5, salem: 5 };
const gift = { to: 'Ada', email: 'ada@example.com', message: 'For you' };
const told = { type: 'PickupToStsTransition' } as never;
const stores = [storeFacts('boston'), storeFacts('salem', { acceptsShipToStore: false })];

function switched(from: DeliveryChoice, to: DeliveryChoice, stock: Readonly<Record<string, number>>, line = {}) {
  const cart = cartOf([cartLine({ ...from, transition: told, ...line })]);
  return switchLine(cart, 'line-1', to, deliveryFacts(cart, { stock, stores }));
}
const refused = (problem: string) => ({ kind: 'refused', problems: [{ lineId: 'line-1', problem }] });

describe('one line', () => {
  test.each([
    ['home', pickup, home],
    ['pickup', home, pickup],
    ['a store', home, sts],
  ])('switches to %s where the units are, and a transition by the server is no longer shown', (_, from, to) => {
    const answer = switched(from, to, everywhere);
    expect(answer).toMatchObject({ kind: 'changed', cart: { lines: [{ ...to, transition: null }] } });
  });

  test.each([
    ['home without warehouse stock', pickup, home, { boston: 1 }, 'no-home'],
    ['pickup at a store that has none', home, pickup, { warehouse: 1 }, 'no-pickup'],
    ['pickup at an unknown store', home, { ...pickup, storeId: 'nowhere' }, everywhere, 'no-pickup'],
    ['a store that takes no deliveries', home, { ...sts, storeId: 'salem' }, everywhere, 'no-ship-to-store'],
    ['a store without warehouse stock', pickup, sts, { boston: 1 }, 'no-ship-to-store'],
  ])('does not switch to %s', (_, from, to, stock, problem) => {
    expect(switched(from, to, stock)).toEqual(refused(problem));
  });

  test('is not handed over as a wrapped gift by a store', () => {
    expect(switched(home, pickup, everywhere, { giftOption: gift })).toEqual(refused('no-pickup'));
    expect(switched(home, sts, everywhere, { giftOption: gift }).kind).toBe('changed');
  });

  test.each(['digital', 'customs'] as const)('of %s goods takes no other way', (nature) => {
    const cart = cartOf([cartLine()]);
    const facts = deliveryFacts(cart, { stock: everywhere, stores, natures: { 'line-1': nature } });
    expect(switchLine(cart, 'line-1', pickup, facts)).toEqual(refused('no-pickup'));
    expect(switchLine(cart, 'line-1', sts, facts)).toEqual(refused('no-ship-to-store'));
    expect(switchLine(cart, 'line-1', home, facts)).toEqual({ kind: 'changed', cart });
  });

  test('that is unknown is told so; one that has its way already stays, sold out or not', () => {
    const cart = cartOf([cartLine({ ...pickup, transition: told })]);
    const facts = deliveryFacts(cart, { stock: {}, stores });
    expect(switchLine(cart, 'other', home, facts)).toEqual({ kind: 'unknown-line' });
    expect(switchLine(cart, 'line-1', pickup, facts)).toEqual({ kind: 'changed', cart });
  });

  test('does not take the units of another line', () => {
    const cart = cartOf([cartLine({ id: 'a', recipeId: 'r', ...pickup }), cartLine({ id: 'b' })]);
    const facts = deliveryFacts(cart, { stock: { boston: 1, warehouse: 5 }, stores });
    expect(switchLine(cart, 'b', pickup, facts).kind).toBe('refused');
  });

  test('joins the same thing on the same way, up to its maximum', () => {
    const cart = cartOf([cartLine({ id: 'a', quantity: 2, ...pickup }), cartLine({ id: 'b', quantity: 3 })]);
    const facts = deliveryFacts(cart, { stock: everywhere, stores });
    expect(switchLine(cart, 'b', pickup, facts)).toMatchObject({
      kind: 'changed',
      cart: { lines: [{ id: 'b', quantity: 5, ...pickup }] },
    });
    const small = cartOf(cart.lines.map((line) => ({ ...line, maxQuantity: 4 })));
    expect(switchLine(small, 'b', pickup, facts)).toEqual({ kind: 'over-maximum', allowed: 4 });
  });
});

describe('another store', () => {
  const cart = cartOf([
    cartLine({ id: 'a', ...pickup }),
    cartLine({ id: 'b', upc: '4000000000024', ...pickup }),
    cartLine({ id: 'c', upc: '4000000000031', ...sts }),
    cartLine({ id: 'd', upc: '4000000000048' }),
  ]);

  test('gets all that is collected from or sent to a store, and nothing else', () => {
    const open = [storeFacts('boston'), storeFacts('salem')];
    const facts = deliveryFacts(cart, { stock: everywhere, stores: open });
    const answer = switchLines(cart, choicesForStore(cart, 'salem'), facts);
    const ways = answer.kind === 'changed' && answer.cart.lines.map(({ fulfilment, storeId }) => [fulfilment, storeId]);
    expect(ways).toEqual([
      ['pickup', 'salem'],
      ['pickup', 'salem'],
      ['sts', 'salem'],
      ['home', null],
    ]);
  });

  test('is refused as a whole, with every item that cannot be had there', () => {
    const facts = deliveryFacts(cart, { stock: { ...everywhere, salem: 0 }, stores });
    expect(switchLines(cart, choicesForStore(cart, 'salem'), facts)).toEqual({
      kind: 'refused',
      problems: [
        { lineId: 'a', problem: 'no-pickup' },
        { lineId: 'b', problem: 'no-pickup' },
        { lineId: 'c', problem: 'no-ship-to-store' },
      ],
    });
  });
});
