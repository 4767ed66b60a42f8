import { adjustmentTypes } from '@eyelet/contracts/cart/price-adjustment.ts';
import type { ApprovalForm } from '@eyelet/domain/price-adjustments/approval-form.ts';
import type { Asked } from '@eyelet/domain/price-adjustments/check.ts';
import type { AdjustmentForm } from '@eyelet/domain/price-adjustments/form.ts';
import { numberOf } from '@eyelet/domain/validation/range.ts';
import { passwordTextOf, textOf } from '../forms/answer.ts';

/** Names of the fields; `item` is empty for all items, `id` names the adjustment to change or remove. */
export const adjustmentFields = {
  item: 'adjustedItem',
  id: 'adjustmentId',
  type: 'type',
  value: 'value',
  reason: 'reason',
  remove: 'removeAdjustment',
} as const;

/** Names of the fields of an approval, besides those that name the adjustment; `version` is that of the shown cart. */
export const approvalFields = { who: 'storeEmployeeId', password: 'password', version: 'version' } as const;

/** Message parts that the forms need besides those of the cart page. */
export const adjustmentWords = ['page', 'forms', 'delivery', 'account', 'receipts'] as const;

/** Prefix of the field ids of an item's adjustment, or of that of all items. */
export function adjustmentFormOf(itemId: string | null): string {
  return `adjust-${itemId ?? 'all'}`;
}

/** The same for an approval. */
export function approvalFormOf(itemId: string | null): string {
  return `approve-${itemId ?? 'all'}`;
}

/** The values of the posted form. */
export function typedOf(posted: FormData): AdjustmentForm {
  const { type, value, reason } = adjustmentFields;
  return { type: textOf(posted, type), value: textOf(posted, value), reason: textOf(posted, reason) };
}

/** The body of the call for a valid form. */
export function askedOf(posted: FormData): Asked {
  const { type, value, reason } = typedOf(posted);
  const known = adjustmentTypes.find((one) => one === type) ?? 'percentage';
  return { type: known, value: numberOf(value ?? ''), reason: reason ?? '' };
}

/** The values of the posted approval. */
export function typedApproval(posted: FormData): ApprovalForm {
  const { who, password } = approvalFields;
  return { storeEmployeeId: textOf(posted, who, 64), password: passwordTextOf(posted, password) };
}
