import { cartLine } from '@eyelet/testing/delivery-builder.ts';
import { expect, test } from 'vitest';
import { emptyCart, readDocument } from './document.ts';

test('a cart of before there were several ways of delivery is read with what held for it', () => {
  const { fulfilment: _f, storeId: _s, giftOption: _g, transition: _t, ...line } = cartLine();
  const stored = {
    locale: 'en_US',
    lines: [line],
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: 'standard',
    instruments: [],
  };
  expect(readDocument(stored)).toEqual({ ...emptyCart('en_US'), lines: [cartLine()] });
  expect(readDocument({ ...stored, shippingMethod: 'express' }).shopperAppliedMethod).toBe(true);
});

test('a cart of today is read as it was written', () => {
  const whole = {
    ...emptyCart('fr_FR'),
    lines: [cartLine({ fulfilment: 'pickup', storeId: 'brest' })],
    shippingMethod: 'express',
    favStoreId: 'brest',
    temporary: true,
    copiedFrom: 'other',
  };
  expect(readDocument(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  expect(readDocument(whole).shopperAppliedMethod).toBe(false);
});
