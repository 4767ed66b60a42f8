import { aCart } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, type Script, scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { expect, test } from 'vitest';
import { postChange } from './post-change.ts';

const cartId = 'basket-1';

/** Posts a form to the cart; returns the calls after the token call, and what is shown. */
async function posting(
  members: Readonly<Record<string, string>>,
  script: Script = () => aCart(),
  basketId: string | null = cartId,
) {
  const client = scriptedClient((call) => (call.id === 'auth.token' ? { basketId } : script(call)));
  const form = new FormData();
  for (const [name, value] of Object.entries(members)) form.set(name, value);
  const shown = await postChange(client, form, 'en-US');
  return { shown, calls: client.calls.slice(1) };
}

test('a code is applied and removed by forms [C7.34, C7.35]', async () => {
  expect(await posting({ coupon: ' HARBOUR10 ' })).toEqual({
    shown: undefined,
    calls: [{ id: 'cart.applyCoupon', request: { body: { cartId, code: 'HARBOUR10' } } }],
  });
  expect(await posting({ removeCoupon: 'HARBOUR10' })).toEqual({
    shown: undefined,
    calls: [{ id: 'cart.removeCoupon', request: { query: { cartId, code: 'HARBOUR10' } } }],
  });
});

test('a refused code is shown at its field, with what was typed', async () => {
  const { shown } = await posting({ coupon: 'BOGUS' }, () => refusalOf('PRM130', 400));
  expect(shown).toMatchObject({ answer: { form: 'promo', errors: { coupon: 'PRM130' }, values: { coupon: 'BOGUS' } } });
});

test('without a cart a code is not kept, which is said with the code', async () => {
  const { shown, calls } = await posting({ coupon: 'HARBOUR10' }, undefined, null);
  expect(shown?.problem).toContain('HARBOUR10');
  expect(calls).toEqual([]);
});

test('a refusal that does not concern the code is shown on the page', async () => {
  expect((await posting({ coupon: 'A' }, () => refusalOf('BSK404', 404))).shown).toEqual({ problem: 'BSK404' });
  expect((await posting({ upc: '1' }, () => refusalOf('INV700'))).shown).toEqual({ problem: 'INV700' });
});

test('without a cart, adding a product creates one, but a code or a change of a line does not [C4.15]', async () => {
  const calls = async (members: Readonly<Record<string, string>>) =>
    (await posting(members, () => aCart(), null)).calls.map(({ id }) => id);
  expect(await calls({ upc: '1' })).toEqual(['cart.createWithItem']);
  expect(await calls({ coupon: 'A' })).toEqual([]);
  expect(await calls({ removeCoupon: 'A' })).toEqual([]);
  expect(await calls({ itemId: 'a', qty: '2' })).toEqual([]);
});

test('an adjustment is given, changed and taken back by forms', async () => {
  const typed = { adjustedItem: 'item-1', type: 'percentage', value: '12,5', reason: 'Scuffed sole' };
  const body = { type: 'percentage', value: 12.5, reason: 'Scuffed sole' };
  const params = { basketId: cartId, adjustmentId: 'adjustment-1' };
  expect((await posting(typed)).calls).toEqual([
    { id: 'cart.addPriceAdjustment', request: { params: { basketId: cartId }, body: { itemId: 'item-1', ...body } } },
  ]);
  expect((await posting({ ...typed, adjustmentId: 'adjustment-1' })).calls).toEqual([
    { id: 'cart.changePriceAdjustment', request: { params, body } },
  ]);
  expect((await posting({ ...typed, adjustmentId: 'adjustment-1', removeAdjustment: '1' })).calls).toEqual([
    { id: 'cart.removePriceAdjustment', request: { params } },
  ]);
});

test('an adjustment that does not fit is not sent, and stays in its form with what is wrong', async () => {
  const typed = { adjustedItem: '', type: 'percentage', value: 'ten', reason: '' };
  const { shown, calls } = await posting(typed);
  expect(calls).toEqual([]);
  expect(shown).toMatchObject({ adjusting: { form: 'adjust-all', values: typed } });
  expect(Object.keys(shown?.adjusting?.errors ?? {})).toEqual(['value', 'reason']);
});
