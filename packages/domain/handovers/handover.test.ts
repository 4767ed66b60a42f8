import { cartLine } from '@eyelet/testing/delivery-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartDocument, emptyCart } from '../cart/document.ts';
import { isSameLine } from '../cart/same-line.ts';
import { handedOver, leftBehind, mayTake, takenInto, tokenIn, unitsIn } from './handover.ts';

const line = fc
  .record({
    id: fc.uuid(),
    upc: fc.constantFrom('1', '2', '3', '4'),
    quantity: fc.integer({ min: 1, max: 9 }),
    maxQuantity: fc.constantFrom(9, 12, 999_999),
    recipeId: fc.constantFrom(null, 'r1'),
  })
  .map(cartLine);
const cart = fc
  .uniqueArray(line, { selector: ({ upc, recipeId }) => `${upc} ${recipeId}`, maxLength: 8 })
  .map((lines): CartDocument => ({ ...emptyCart('en_US'), lines }));

test('what is left out is named as one that cannot be bought, or by how many units are fewer', () => {
  const lines = [
    cartLine({ id: 'a', upc: '1', quantity: 2 }),
    cartLine({ id: 'b', upc: '2', quantity: 3 }),
    cartLine({ id: 'c', upc: '3', quantity: 4 }),
  ];
  const handed = { ...emptyCart('en_US'), lines };
  const kept = { ...handed, lines: lines.slice(1) };
  const taken = {
    ...handed,
    lines: [cartLine({ id: 'b', upc: '2', quantity: 1 }), cartLine({ id: 'c', upc: '3', quantity: 4 })],
  };
  expect(leftBehind(handed, kept, undefined, taken)).toEqual([
    { kind: 'unavailable', upc: '1', code: null, quantity: 2 },
    { kind: 'fewer', upc: '2', code: null, quantity: 2 },
  ]);
});

test('what an associate has taken off the own cart of the taker stays so', () => {
  const adjustments = [{ id: 'own' } as never];
  const own = { ...emptyCart('en_US'), adjustments };
  const handed = { ...emptyCart('en_US'), lines: [cartLine({ id: 'a', upc: '1' })] };
  const taken = takenInto({ id: 'own', document: own }, handed, 5);
  expect([taken.adjustments, taken.lines.length]).toEqual([adjustments, 1]);
});

const coupon = (promotionId: string) => ({ id: promotionId, code: `CODE-${promotionId}`, promotionId, endsAt: null });

test('every unit that is handed over comes along or is named as left out', () => {
  fc.assert(
    fc.property(cart, fc.option(cart, { nil: undefined }), fc.func(fc.boolean()), (handed, ownDocument, isSold) => {
      const kept = { ...handed, lines: handed.lines.filter(({ id }) => isSold(id)) };
      const own = ownDocument && { id: 'own', document: ownDocument };
      const taken = takenInto(own, kept, 5);
      const missing = leftBehind(handed, kept, ownDocument, taken).reduce(
        (sum, { quantity }) => sum + (quantity ?? 0),
        0,
      );
      const came = handed.lines.map((one) => {
        const of = (document: CartDocument | undefined) =>
          document?.lines.find((other) => isSameLine(other, one))?.quantity ?? 0;
        return Math.max(0, of(taken) - of(ownDocument));
      });
      expect(came.reduce((sum, units) => sum + units, 0) + missing).toBe(unitsIn(handed));
    }),
  );
});

test('codes of a promotion that the taker has, or that do not fit, are not lost in silence', () => {
  const handed = { ...emptyCart('en_US'), coupons: ['a', 'b', 'c'].map(coupon) };
  const own = { ...emptyCart('en_US'), coupons: ['a', 'x', 'y', 'z'].map(coupon) };
  const taken = takenInto({ id: 'own', document: own }, handed, 5);
  expect(taken.coupons.map(({ promotionId }) => promotionId)).toEqual(['a', 'x', 'y', 'z', 'b']);
  expect(leftBehind(handed, handed, own, taken)).toEqual([{ kind: 'code', upc: null, code: 'CODE-c', quantity: null }]);
});

test('lines and codes go along; whatever is personal, and what an associate has taken off, stays', () => {
  const address = { firstName: 'Ada' } as never;
  const greeting = { to: 'Ida', email: 'ida@example.com', message: 'Hello' };
  const document: CartDocument = {
    ...emptyCart('en_US'),
    lines: [
      cartLine({ id: 'shoe', upc: '1', quantity: 2, giftOption: greeting }),
      cartLine({ id: 'card', upc: '2', quantity: 1, giftCard: {} as never }),
      cartLine({ id: 'gift', upc: '3', bonus: 'promotion', giftOption: greeting }),
    ],
    ...{ shippingAddress: address, billingAddress: address, collectionPoint: address },
    pickupContact: { email: 'ada@example.com', phone: '1' },
    favStoreId: 'S1',
    deviceFingerprint: 'print',
    coupons: [coupon('a')],
    instruments: [{ id: 'i' } as never],
    adjustments: [{ id: 'adjustment' } as never],
    copiedFrom: 'earlier',
  };
  const { document: handed, leftOut } = handedOver({ id: 'cart', document });
  const { lines: _, coupons, ...rest } = handed;
  const { lines: __, coupons: ___, ...empty } = emptyCart('en_US');
  expect(rest).toEqual(empty);
  expect(coupons).toEqual(document.coupons);
  expect(handed.lines).toEqual([cartLine({ id: 'shoe', upc: '1', quantity: 2, giftOption: null })]);
  expect(leftOut.map(({ kind, upc, quantity }) => [kind, upc, quantity])).toEqual([
    ['greeting', '1', null],
    ['gift-card', '2', 1],
  ]);
});

test.each([
  ['store', true, false],
  ['store', false, true],
  ['shopper', true, true],
  ['shopper', false, false],
] as const)('of a %s, an associate (%s) may take a cart: %s', (giver, isAssociate, may) => {
  expect(mayTake(giver, { isAssociate })).toBe(may);
});

test('whoever has no session yet takes as a guest', () => {
  expect([mayTake('store', undefined), mayTake('shopper', undefined)]).toEqual([true, false]);
});

test.each([
  ['https://shop.example/en-us/handover?token=a-B_1.c-D_2', 'a-B_1.c-D_2'],
  ['https://shop.example/en-us/handover?x=1&token=a.b&y=2#z', 'a.b'],
  ['  a.b\n', 'a.b'],
  ['https://shop.example/en-us/handover', undefined],
  ['4006381333931', undefined],
  ['shop.example/en-us', undefined],
  [`${'a'.repeat(126)}.b`, `${'a'.repeat(126)}.b`],
  [`${'a'.repeat(127)}.b`, undefined],
  ['', undefined],
])('what was scanned, %j, has the token %j', (text, token) => {
  expect(tokenIn(text)).toBe(token);
});
