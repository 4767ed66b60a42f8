import { adjustmentTypes } from '@eyelet/contracts/cart/price-adjustment.ts';
import type { ApprovalForm } from '@eyelet/domain/price-adjustments/approval-form.ts';
import type { Asked } from '@eyelet/domain/price-adjustments/check.ts';
import type { AdjustmentForm } from '@eyelet/domain/price-adjustments/form.ts';
import { numberOf } from '@eyelet/domain/validation/range.ts';
import { passwordTextOf, textOf } from '../forms/answer.ts';

/** Names of the fields; `item` is empty for all items, `id` is that of the adjustment to change or remove. */
export const adjustmentFields = {
  item: 'adjustedItem',
  id: 'adjustmentId',
  type: 'type',
  value: 'value',
  reason: 'reason',
  remove: 'removeAdjustment',
} as const;

/** Names of the fields of an approval, besides those that name the adjustment; `version` is that of the cart that was shown. */
export const approvalFields = { who: 'storeEmployeeId', password: 'password', version: 'version' } as const;

/** Message parts that the forms need besides those of the cart page. */
export const adjustmentWords = ['page', 'forms', 'delivery', 'account', 'receipts'] as const;

/** Prefix of the ids of the fields, of one item or of all. */
export function adjustmentFormOf(itemId: string | null): string {
  return `adjust-${itemId ?? 'all'}`;
}

/** The same for its approval. */
export function approvalFormOf(itemId: string | null): string {
  return `approve-${itemId ?? 'all'}`;
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

/** A posted approval as it was typed. */
export function typedApproval(posted: FormData): ApprovalForm {
  const { who, password } = approvalFields;
  return { storeEmployeeId: textOf(posted, who, 64), password: passwordTextOf(posted, password) };
}
