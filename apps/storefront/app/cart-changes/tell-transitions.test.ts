import { transitionTypes } from '@eyelet/contracts/errors/flash-types.ts';
import { aCart } from '@eyelet/testing/cart-builder.ts';
import { expect, test } from 'vitest';
import { transitionsOf } from './tell-transitions.ts';

const details = { itemId: 'a', maxAllowedQty: null };
const transition = {
  reason: 'out-of-stock-at-store',
  fromCode: 'pickup',
  toCode: 'standard',
  storeId: 'US-BOS',
  priceDifference: 0,
  undo: null,
} as const;

test.each(transitionTypes)(
  '%s is shown with the text of the server, as information or as an error [C4.20, C4.21, C4.22, C4.23, C4.24, C4.25, C4.26]',
  (type) => {
    const toldAs = (level: 'info' | 'error') => {
      const flash = { type, level, message: `about ${type}`, details, transition: { ...transition, type } };
      return transitionsOf(aCart({ flash: [flash] })).map(([, toast]) => toast);
    };
    expect(toldAs('info')).toEqual([{ title: `about ${type}`, tone: 'neutral' }]);
    expect(toldAs('error')).toEqual([{ title: `about ${type}`, tone: 'error' }]);
  },
);

test('each change of delivery is shown once per version of the cart', () => {
  const flash = {
    type: 'PickupToSthTransition',
    level: 'info',
    message: '',
    details,
    transition: { ...transition, type: 'PickupToSthTransition' },
  } as const;
  const keyOf = (version: number) => transitionsOf(aCart({ version, flash: [flash] }))[0]?.[0];
  expect(keyOf(3)).toBe(keyOf(3));
  expect(keyOf(4)).not.toBe(keyOf(3));
});
