import { expect, test } from 'vitest';
import { givenBy } from './given-by.ts';
import type { ReceiptEntry, ReceiptPart } from './receipt.ts';

const part = (id: string, entries: readonly ReceiptEntry[]): ReceiptPart => ({
  ...{ id, amount: 0, entries },
  tax: { amount: 0, rate: 0, base: 0, included: true, rounding: 0 },
});

const rule = { kind: 'percent', percent: 10 } as const;
const listPrice = { kind: 'list-price', amount: 1000, quantity: 1, each: 1000 } as const;
const share = { kind: 'share', promotionId: 'order', whole: 300, base: 1, over: 3, rounding: 0 } as const;

test('what a promotion gave is the sum of its steps over lines and shipments; what the value of a cart frees is no promotion', () => {
  const given = givenBy({
    lines: [
      part('1', [
        listPrice,
        { kind: 'promotion', amount: -100, promotionId: 'line', rule, base: 1000, rounding: 0 },
        { ...share, amount: -90 },
      ]),
      part('2', [listPrice, { ...share, amount: -210 }]),
      part('3', [{ kind: 'gift', amount: 0, promotionId: 'gift' }]),
    ],
    shipments: [
      part('s1', [
        { kind: 'delivery', amount: 500, method: 'standard' },
        { kind: 'free-delivery', amount: -500, promotionId: 'delivery' },
      ]),
      part('s2', [{ kind: 'free-delivery', amount: -500, promotionId: null }]),
    ],
  });
  expect([...given]).toEqual([
    ['line', 100],
    ['order', 300],
    ['gift', 0],
    ['delivery', 500],
  ]);
});
