import { adjustmentTypes } from '@eyelet/contracts/cart/price-adjustment.ts';
import type { Asked } from '@eyelet/domain/price-adjustments/check.ts';
import type { AdjustmentForm } from '@eyelet/domain/price-adjustments/form.ts';
import { numberOf } from '@eyelet/domain/validation/range.ts';
import { textOf } from '../forms/answer.ts';

/** Names of the fields; `item` is empty for all items, `id` is that of the adjustment to change or remove. */
export const adjustmentFields = {
  item: 'adjustedItem',
  id: 'adjustmentId',
  type: 'type',
  value: 'value',
  reason: 'reason',
  remove: 'removeAdjustment',
} as const;

/** Message parts that the forms need besides those of the cart page. */
export const adjustmentWords = ['page', 'forms', 'delivery', 'receipts'] as const;

/** Prefix of the ids of the fields, of one item or of all. */
export function adjustmentFormOf(itemId: string | null): string {
  return `adjust-${itemId ?? 'all'}`;
}

/** A posted form as it was typed. */
export function typedOf(posted: FormData): AdjustmentForm {
  const { type, value, reason } = adjustmentFields;
  return { type: textOf(posted, type), value: textOf(posted, value), reason: textOf(posted, reason) };
}

/** A posted form that has been checked, as what is asked for. */
export function askedOf(posted: FormData): Asked {
  const { type, value, reason } = typedOf(posted);
  const known = adjustmentTypes.find((one) => one === type) ?? 'percentage';
  return { type: known, value: numberOf(value ?? ''), reason: reason ?? '' };
}
