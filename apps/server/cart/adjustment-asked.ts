import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { PriceAdjustment } from '@eyelet/domain/price-adjustments/adjustment.ts';
import { type Asked, adjustmentProblem } from '@eyelet/domain/price-adjustments/check.ts';
import { adjustmentText } from '@eyelet/messages/adjustment-text.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { soldOf } from '../pricing/price.ts';

type Refused = Refusal<'ORD404' | 'GWP403' | 'CHK320'>;

/**
 * Why something may not be taken off a line, or off all of them, at the prices of this moment (C7.62); `others` are the
 * cart's other adjustments.
 */
export function adjustmentRefusal(
  context: Context,
  document: CartDocument,
  lineId: string | null,
  asked: Asked,
  others: readonly PriceAdjustment[],
): Refused | undefined {
  const t = createMessages(context.market.tag);
  const line = document.lines.find(({ id }) => id === lineId);
  if (lineId !== null && !line) return refuse('ORD404');
  if (line && line.bonus !== null) return refuse('GWP403');
  if (line?.giftCard) return refuseFields('CHK320', [{ field: 'itemId', message: t('storePrices.giftCard') }]);
  // Another size has another price, so the adjustment of the former one does not apply.
  if (others.some((one) => one.lineId === lineId && one.upc === (line?.upc ?? null))) {
    return refuseFields('CHK320', [{ field: 'itemId', message: t('storePrices.onlyOne') }]);
  }
  const price = line ? priceOf(context, document, line.id) : null;
  if (price === undefined) return refuse('ORD404');
  const problem = adjustmentProblem(asked, price);
  const written = { type: asked.type, currency: context.market.currency, tag: context.market.tag };
  return problem && refuseFields('CHK320', [{ field: problem.field, message: adjustmentText(t, problem, written) }]);
}

/** The price of a unit without any adjustment; undefined for a line that is not sold. */
function priceOf(context: Context, document: CartDocument, lineId: string): number | undefined {
  const { lines, coupons } = document;
  const { lines: sold } = soldOf(context, { lines, coupons });
  return sold.find(({ line }) => line.id === lineId)?.price.current;
}
