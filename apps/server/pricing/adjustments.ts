import type { PriceAdjustment as AdjustmentView } from '@eyelet/contracts/cart/price-adjustment.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { type Approval, adjustmentsIn, type PriceAdjustment } from '@eyelet/domain/price-adjustments/adjustment.ts';
import { exceedsOwnLimit } from '@eyelet/domain/price-adjustments/approval.ts';
import type { Context } from '../kernel/context.ts';
import { pricingTerms } from './catalogue-facts.ts';
import type { PricedCart, PricedLine } from './price.ts';

/** An adjustment of a line as its order stores it; amounts in minor units. */
export type KeptAdjustment = Readonly<
  Pick<PriceAdjustment, 'type' | 'value' | 'reason' | 'storeId' | 'employeeId' | 'createdAt'> & {
    adjustmentId: string;
    /** Amount off all units of the line. */
    amount: number;
    /** Who has approved it; only where it exceeds the limit of its associate. */
    approval?: Pick<Approval, 'employeeId' | 'at'> | undefined;
  }
>;

/** The adjustment of a line for its order; undefined without one. */
export function adjustmentToKeep({
  adjusted,
  price,
}: Pick<PricedLine, 'adjusted' | 'price'>): KeptAdjustment | undefined {
  if (!adjusted) return undefined;
  const { adjustment, each, amount } = adjusted;
  const { id: adjustmentId, type, value, reason, storeId, employeeId, createdAt, approval } = adjustment;
  const kept = { adjustmentId, type, value, reason, storeId, employeeId, createdAt, amount };
  if (!approval || !exceedsOwnLimit(price.current + each, adjustment)) return kept;
  return { ...kept, approval: { employeeId: approval.employeeId, at: approval.at } };
}

/** The adjustments of a cart that apply for the caller, with the amount of each. */
export function adjustmentsView(
  context: Context,
  { lines, unapproved }: Pick<PricedCart, 'lines' | 'unapproved'>,
  { adjustments }: Pick<CartDocument, 'adjustments'>,
): AdjustmentView[] {
  const { seller, market } = pricingTerms(context);
  return adjustmentsIn(adjustments, { seller, currency: market.currency })
    .map((one) => {
      const amount = lines.reduce(
        (sum, { adjusted }) => (adjusted?.adjustment.id === one.id ? sum + adjusted.amount : sum),
        0,
      );
      const view = adjustmentView({ ...one, adjustmentId: one.id, amount }, one.lineId);
      return unapproved.has(one) ? { ...view, approval: 'needed' as const } : view;
    })
    .filter(({ itemId, amount, approval }) => itemId === null || amount > 0 || approval === 'needed');
}

/** An adjustment as the API answers it. */
export function adjustmentView(one: KeptAdjustment, itemId: string | null): AdjustmentView {
  return {
    adjustmentId: one.adjustmentId,
    itemId,
    type: one.type,
    value: toAmount(one.value),
    reason: one.reason,
    storeId: one.storeId,
    storeEmployeeId: one.employeeId,
    createdAt: one.createdAt,
    amount: toAmount(one.amount),
    approval: one.approval ? 'given' : 'none',
  };
}
