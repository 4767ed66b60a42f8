import { isDeepStrictEqual } from 'node:util';
import { changePriceAdjustment } from '@eyelet/contracts/cart/change-price-adjustment.ts';
import { keptValue } from '@eyelet/domain/price-adjustments/check.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { sellerOf } from '../store-sessions/seller.ts';
import { adjustmentRefusal } from './adjustment-asked.ts';
import { adjustCart } from './adjustments.ts';
import { cartView } from './view.ts';

/** Changes a price adjustment (C7.60). */
export const changePriceAdjustmentHandler = handle(changePriceAdjustment, async (context, { params, body }) => {
  const seller = await sellerOf(context);
  if (seller instanceof Refusal) return seller;
  const { basketId, adjustmentId } = params;
  const cart = await adjustCart<'ORD404' | 'GWP403' | 'CHK320' | 'API404'>(
    context,
    changePriceAdjustment,
    seller,
    basketId,
    (document, all) => {
      const before = all.find(({ id }) => id === adjustmentId);
      if (!before) return refuse('API404');
      const { type = before.type } = body;
      const reason = body.reason?.trim() ?? before.reason;
      const asked = { type, value: body.value ?? before.value / 100, reason };
      const others = all.filter((one) => one !== before);
      const refused = adjustmentRefusal(context, document, before.lineId, asked, others);
      if (refused) return refused;
      const { currency } = context.market;
      const { approval: _, ...unapproved } = before;
      const value = keptValue(asked.value) ?? before.value;
      const after = { ...unapproved, type, value, reason, currency, alone: seller.alone };
      return isDeepStrictEqual(after, unapproved) ? undefined : { before, after };
    },
  );
  return cart instanceof Refusal ? cart : { ...cartView(context, cart), adjustmentId };
});
