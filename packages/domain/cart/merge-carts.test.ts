import { cartLine } from '@eyelet/testing/delivery-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartDocument, emptyCart } from './document.ts';
import { copyOfLines, mergeCarts } from './merge-carts.ts';
import type { LineKey } from './same-line.ts';

const merge = (account: Parameters<typeof mergeCarts>[0], guest: CartDocument) => mergeCarts(account, guest, 5);

const line = fc.record({
  id: fc.uuid(),
  upc: fc.constantFrom('1', '2', '3', '4'),
  productId: fc.constant('SKDECK01BLU'),
  quantity: fc.integer({ min: 1, max: 9 }),
  maxQuantity: fc.constantFrom(9, 12, 999_999),
  recipeId: fc.constantFrom(null, 'r1'),
  fulfilment: fc.constantFrom('home', 'pickup', 'sts'),
  storeId: fc.constantFrom('s1', 's2'),
  giftOption: fc.constant(null),
  transition: fc.constant(null),
  bonus: fc.constant(null),
});
const keyOf = ({ upc, recipeId, fulfilment, storeId }: LineKey) => `${upc} ${recipeId} ${fulfilment} ${storeId}`;
const cart = fc
  .uniqueArray(line, { selector: keyOf, maxLength: 8 })
  .map((lines): CartDocument => ({ ...emptyCart('en_US'), lines }));

test('a merge loses no line, and adds quantities up to the highest one [C7.10]', () => {
  fc.assert(
    fc.property(cart, cart, (account, guest) => {
      const merged = merge({ id: 'a', document: account }, guest);
      const keys = new Set([...account.lines, ...guest.lines].map(keyOf));
      expect(new Set(merged.lines.map(keyOf))).toEqual(keys);
      expect(merged.lines.length).toBe(keys.size);
      for (const one of merged.lines) {
        const parts = [...account.lines, ...guest.lines].filter((part) => keyOf(part) === keyOf(one));
        const sum = parts.reduce((total, part) => total + part.quantity, 0);
        const most = Math.min(...parts.map((part) => part.maxQuantity));
        expect(one.quantity).toBe(Math.min(sum, most));
      }
    }),
  );
});

test('two full carts become one, which then grows no more', () => {
  const full = (from: number): CartDocument => ({
    ...emptyCart('en_US'),
    lines: Array.from({ length: 100 }, (_, index) => cartLine({ id: `${from + index}`, upc: `${from + index}` })),
  });
  const merged = merge({ id: 'a', document: full(0) }, full(100));
  expect(merged.lines).toHaveLength(200);
  expect(merge({ id: 'a', document: merged }, full(200)).lines).toEqual(merged.lines);
});

test('lines that were copied from the account are not doubled when it comes back [C7.10]', () => {
  fc.assert(
    fc.property(cart, (account) => {
      const copy = copyOfLines({ id: 'a', document: account });
      expect(merge({ id: 'a', document: account }, copy).lines).toEqual(account.lines);
    }),
  );
});

test('what the guest typed stands, and an untouched guest brings nothing that erases', () => {
  const account = { ...emptyCart('en_US'), shippingMethod: 'express' };
  const typed = { ...emptyCart('en_US'), billingAddress: { city: 'Portland' } as never };
  expect(merge({ id: 'a', document: account }, typed).billingAddress).toEqual({ city: 'Portland' });
  expect(merge({ id: 'a', document: account }, emptyCart('en_US')).shippingMethod).toBe('express');
});

test('lines keep their ways in a merge; the same size on two ways is two lines', () => {
  const account = { ...emptyCart('en_US'), lines: [cartLine({ id: 'a' })] };
  const collected = cartLine({ id: 'b', fulfilment: 'pickup', storeId: 'boston' });
  const guest = { ...emptyCart('en_US'), lines: [collected], favStoreId: 'boston' };
  const merged = merge({ id: 'a', document: account }, guest);
  expect(merged.lines).toEqual([...account.lines, collected]);
  expect(merged.favStoreId).toBe('boston');
});

test('a method that the guest chose comes along with where he has it sent', () => {
  const chosen = { shippingMethod: 'pudo', shopperAppliedMethod: true, collectionPoint: { id: 'p' } as never };
  const merged = merge({ id: 'a', document: emptyCart('fr_FR') }, { ...emptyCart('fr_FR'), ...chosen });
  expect(merged).toMatchObject(chosen);
});

test('a copy holds nothing of the person', () => {
  const document = {
    ...emptyCart('en_US'),
    shippingAddress: { city: 'Portland' } as never,
    instruments: [{} as never],
    pickupContact: { email: 'ada@example.com', phone: '+12075550100' },
    lines: [cartLine({ giftOption: { to: 'Ada', email: 'ada@example.com', message: 'For you' } })],
  };
  expect(copyOfLines({ id: 'a', document })).toEqual({
    ...emptyCart('en_US'),
    lines: [cartLine()],
    copiedFrom: 'a',
  });
});

test('what the guest left for his checkout stands, else what the account has', () => {
  const ofAccount = {
    ...{ pickupContact: { email: 'ada@example.com', phone: '' }, deviceFingerprint: 'account' },
    ...{ instruments: [{ id: 'account' }] as never, favStoreId: 'boston' },
  };
  const ofGuest = {
    ...{ pickupContact: { email: 'bo@example.com', phone: '' }, deviceFingerprint: 'guest' },
    ...{ instruments: [{ id: 'guest' }] as never, favStoreId: 'portland' },
  };
  const none = emptyCart('en_US');
  const merged = (account: Partial<CartDocument>, guest: Partial<CartDocument>) =>
    merge({ id: 'a', document: { ...none, ...account } }, { ...none, ...guest });
  expect(merged(ofAccount, ofGuest)).toMatchObject(ofGuest);
  expect(merged(ofAccount, {})).toMatchObject(ofAccount);
  expect(merged({}, ofGuest)).toMatchObject(ofGuest);
});

test('gifts of the guest stay behind, and the later greeting of a line stands', () => {
  const greeting = (to: string) => ({ to, email: 'ada@example.com', message: 'For you' });
  const cartWith = (...lines: CartDocument['lines']): CartDocument => ({ ...emptyCart('en_US'), lines });
  const merged = (own: CartDocument, guest: CartDocument) => merge({ id: 'a', document: own }, guest).lines;
  const bought = cartLine({ id: 'bought' });
  expect(merged(cartWith(), cartWith(bought, cartLine({ id: 'gift', upc: '9', bonus: 'bag' })))).toEqual([bought]);
  const own = cartLine({ id: 'own', giftOption: greeting('Ada') });
  expect(merged(cartWith(own), cartWith(bought))[0]?.giftOption?.to).toBe('Ada');
  expect(merged(cartWith(own), cartWith({ ...bought, giftOption: greeting('Bo') }))[0]?.giftOption?.to).toBe('Bo');
});

test('of a copied line that was changed on either side the higher quantity stands', () => {
  const cartOfUnits = (quantity: number): CartDocument => ({ ...emptyCart('en_US'), lines: [cartLine({ quantity })] });
  const units = (own: number, copied: number) =>
    merge({ id: 'a', document: cartOfUnits(own) }, { ...cartOfUnits(copied), copiedFrom: 'a' }).lines[0]?.quantity;
  expect([units(2, 5), units(5, 2)]).toEqual([5, 5]);
});
