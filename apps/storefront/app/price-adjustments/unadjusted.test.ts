import type { PriceAdjustment } from '@eyelet/contracts/cart/price-adjustment.ts';
import { aCart, anItem } from '@eyelet/testing/cart-builder.ts';
import { expect, test } from 'vitest';
import { unadjusted } from './unadjusted.ts';

function adjustment(particulars: Partial<PriceAdjustment>): PriceAdjustment {
  return {
    ...{ adjustmentId: 'own', itemId: 'line-1', type: 'percentage', value: 10, reason: 'Scuffed sole' },
    ...{ storeId: 'S-BOSTON', storeEmployeeId: 'associate', createdAt: '2026-11-23T09:00:00.000Z' },
    ...{ amount: 0, approval: 'none' },
    ...particulars,
  };
}

/** Two units of 80.00, less what is taken off. */
const itemLess = (off: number) => anItem({ qty: 2, price: { ...anItem().price, rowTotal: 160 - off } });

const unknown = Number.MAX_SAFE_INTEGER;
const ofAll = adjustment({ adjustmentId: 'all', itemId: null, amount: 32 });

test.each([
  ['no adjustment', 0, [], 8000],
  ['its own', 16, [adjustment({ amount: 16 })], 8000],
  ['its own, approved', 48, [adjustment({ amount: 48, approval: 'given' }), ofAll], 8000],
  ['its own, to be approved', 0, [adjustment({ approval: 'needed' })], 8000],
  ['that of all items', 32, [ofAll], unknown],
  ['that of all items while its own is to be approved', 32, [adjustment({ approval: 'needed' }), ofAll], unknown],
  ['its own beside that of all items', 16, [adjustment({ amount: 16 }), ofAll], 8000],
] as const)('what a unit costs without an adjustment, under %s', (_, off, priceAdjustments, price) => {
  expect(unadjusted(itemLess(off), aCart({ priceAdjustments: [...priceAdjustments] }))).toBe(price);
});
