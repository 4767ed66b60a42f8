import { cartLine, cartOf } from '@eyelet/testing/delivery-builder.ts';
import { expect, test } from 'vitest';
import { type EarnedGift, withGifts } from './gifts.ts';

const anyWay = () => true;
const gift = (members: Partial<EarnedGift> = {}): EarnedGift => ({
  promotionId: 'bag',
  upc: '9',
  productId: 'SKGIFT01',
  canGo: anyWay,
  ...members,
});
const shoe = cartLine({ id: 'shoe' });
const collected = cartLine({ id: 'collected', upc: '2', fulfilment: 'pickup', storeId: 'S-1' });

test('an earned gift is one line without a greeting, the way of the first line [C3.17]', () => {
  const cart = withGifts(cartOf([collected, shoe]), [gift()]);
  expect(cart.lines.at(-1)).toMatchObject({
    id: 'gift-bag',
    quantity: 1,
    maxQuantity: 1,
    bonus: 'bag',
    fulfilment: 'pickup',
    storeId: 'S-1',
  });
});

test('it takes the way on which a piece can be had, and stays out where there is none', () => {
  const onlyHome = gift({ canGo: ({ fulfilment }) => fulfilment === 'home' });
  expect(withGifts(cartOf([collected, shoe]), [onlyHome]).lines.at(-1)).toMatchObject({ fulfilment: 'home' });
  const cart = cartOf([collected]);
  expect(withGifts(cart, [onlyHome])).toBe(cart);
});

test('nothing changes when it is there already, and it moves when its way goes', () => {
  const cart = withGifts(cartOf([shoe, collected]), [gift()]);
  expect(withGifts(cart, [gift()])).toBe(cart);
  const without = { ...cart, lines: cart.lines.filter(({ id }) => id !== 'shoe') };
  expect(withGifts(without, [gift()]).lines.at(-1)).toMatchObject({ bonus: 'bag', fulfilment: 'pickup' });
});

test('gifts stay last when something is added', () => {
  const cart = withGifts(cartOf([shoe]), [gift()]);
  const more = withGifts({ ...cart, lines: [...cart.lines, collected] }, [gift()]);
  expect(more.lines.map(({ id }) => id)).toEqual(['shoe', 'collected', 'gift-bag']);
});

test('a gift that is earned no more leaves, and so does one of a cart without goods', () => {
  const cart = withGifts(cartOf([shoe]), [gift()]);
  expect(withGifts(cart, []).lines).toEqual([shoe]);
  expect(withGifts({ ...cart, lines: cart.lines.filter(({ bonus }) => bonus !== null) }, [gift()]).lines).toEqual([]);
});

test('a full cart takes no gift', () => {
  const cart = cartOf(Array.from({ length: 100 }, (_, index) => cartLine({ id: `l${index}`, upc: String(index) })));
  expect(withGifts(cart, [gift()])).toBe(cart);
});
