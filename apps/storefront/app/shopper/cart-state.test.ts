import { aCart, anItem } from '@eyelet/testing/cart-builder.ts';
import { expect, test } from 'vitest';
import { nextCartState, noCart } from './cart-state.ts';

test('an older answer of the same basket never replaces a newer one', () => {
  const newer = nextCartState(noCart, { kind: 'answered', cart: aCart({ version: 7 }) });
  expect(nextCartState(newer, { kind: 'answered', cart: aCart({ version: 6, items: [] }) })).toBe(newer);
  expect(nextCartState(newer, { kind: 'answered', cart: aCart({ version: 8, items: [] }) }).cart?.items).toEqual([]);
});

test('an answer of the same version updates prices and stock', () => {
  const state = nextCartState(noCart, { kind: 'answered', cart: aCart({ version: 3 }) });
  const again = aCart({ version: 3, items: [anItem({ available: 0 })] });
  expect(nextCartState(state, { kind: 'answered', cart: again }).cart).toBe(again);
});

test('an ordered cart is reset, and a late answer does not restore it [C4.13]', () => {
  const state = nextCartState(noCart, { kind: 'answered', cart: aCart() });
  const ended = nextCartState(state, { kind: 'ended', basketId: 'basket-1' });
  expect(ended.cart).toBeNull();
  expect(nextCartState(ended, { kind: 'answered', cart: aCart({ version: 99 }) }).cart).toBeNull();
  expect(nextCartState(ended, { kind: 'answered', cart: aCart({ id: 'basket-2' }) }).cart?.id).toBe('basket-2');
});

test('signing in or out switches the basket, and going back restores the earlier one [C4.32]', () => {
  const state = nextCartState(noCart, { kind: 'answered', cart: aCart() });
  const out = nextCartState(state, { kind: 'handed', basketId: null });
  expect(nextCartState(out, { kind: 'answered', cart: aCart({ version: 99 }) }).cart).toBeNull();
  const back = nextCartState(out, { kind: 'handed', basketId: 'basket-1' });
  expect(nextCartState(back, { kind: 'answered', cart: aCart() }).cart?.id).toBe('basket-1');
});

test('the flashes of a version stay when that version is read again, and go with the next one', () => {
  const flash = [
    { type: 'ProductItemNotAvailable', level: 'error', message: 'gone', details: { itemId: 'a', maxAllowedQty: null } },
  ] as const;
  const told = nextCartState(noCart, { kind: 'answered', cart: aCart({ version: 3, flash: [...flash] }) });
  const again = nextCartState(told, { kind: 'answered', cart: aCart({ version: 3 }) });
  expect(again.cart?.flash).toEqual(flash);
  expect(nextCartState(again, { kind: 'answered', cart: aCart({ version: 4 }) }).cart?.flash).toEqual([]);
});
