import { approvePriceAdjustment } from '@eyelet/contracts/cart/approve-price-adjustment.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { adjustmentsFor, adjustmentsIn } from '@eyelet/domain/price-adjustments/adjustment.ts';
import { exceedsOwnLimit } from '@eyelet/domain/price-adjustments/approval.ts';
import { approvedLineOf } from '@eyelet/domain/pricing/adjust.ts';
import { storeEmployeeName } from '@eyelet/domain/stores/employee-name.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { pricingTerms } from '../pricing/catalogue-facts.ts';
import { soldOf } from '../pricing/price.ts';
import { sellerOf } from '../store-sessions/seller.ts';
import { adjustCart } from './adjustments.ts';
import { approverOf } from './approver.ts';
import { readOpenCart } from './change.ts';
import { cartView } from './view.ts';

/**
 * Approves a price adjustment above its associate's limit. If two people approve at once, the first one counts, and for
 * the second there is nothing left to approve.
 */
export const approvePriceAdjustmentHandler = handle(approvePriceAdjustment, async (context, { params, body }) => {
  const seller = await sellerOf(context);
  if (seller instanceof Refusal) return seller;
  const { basketId, adjustmentId } = params;
  const seen = await readOpenCart(context, basketId);
  if (seen instanceof Refusal) return seen;
  if (!seen.document.adjustments?.some(({ id }) => id === adjustmentId)) return refuse('API404');
  const approver = await approverOf(context, seller, body);
  if (approver instanceof Refusal) return approver;
  const cart = await adjustCart<'API404' | 'CHK320'>(
    context,
    approvePriceAdjustment,
    { ...seller, by: storeEmployeeName(approver) },
    basketId,
    (document, all, version) => {
      const before = all.find(({ id }) => id === adjustmentId);
      if (!before) return refuse('API404');
      const { unapproved } = soldOf(context, document);
      if (!unapproved.has(before)) return undefined;
      if (version !== body.version) {
        const message = createMessages(context.market.tag)('storePrices.outdated');
        return refuseFields('CHK320', [{ field: 'version', message }]);
      }
      const lines = linesToApprove(context, document, adjustmentId);
      const approval = { employeeId: approver.id, at: context.now.toISOString(), lines };
      return { before, after: { ...before, approval } };
    },
  );
  return cart instanceof Refusal ? cart : cartView(context, cart);
});

/** The lines for which an adjustment takes off more than its associate may alone, at their prices without adjustments. */
function linesToApprove(context: Context, document: CartDocument, adjustmentId: string) {
  const { lines, coupons, adjustments } = document;
  const { seller, market } = pricingTerms(context);
  const counting = adjustmentsIn(adjustments, { seller, currency: market.currency });
  return soldOf(context, { lines, coupons }).lines.flatMap((sold) => {
    const [one] = adjustmentsFor(sold.line, counting);
    return one?.id === adjustmentId && exceedsOwnLimit(sold.price.current, one) ? [approvedLineOf(sold)] : [];
  });
}
