import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import type { PriceAdjustment } from '@eyelet/domain/price-adjustments/adjustment.ts';
import { keptValue } from '@eyelet/domain/price-adjustments/check.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { sellerOf } from '../store-sessions/seller.ts';
import { adjustmentRefusal } from './adjustment-asked.ts';
import { adjustCart } from './adjustments.ts';
import { cartView } from './view.ts';

/** Adjusts the price of an item, or of all (C7.59). */
export const addPriceAdjustmentHandler = handle(addPriceAdjustment, async (context, { params, body }) => {
  const seller = await sellerOf(context);
  if (seller instanceof Refusal) return seller;
  const { type, itemId = null } = body;
  const reason = body.reason.trim();
  let given: PriceAdjustment | undefined;
  const cart = await adjustCart<'ORD404' | 'GWP403' | 'CHK320'>(
    context,
    addPriceAdjustment,
    seller,
    params.basketId,
    (document, all) => {
      const upc = document.lines.find(({ id }) => id === itemId)?.upc ?? null;
      const value = keptValue(body.value);
      given = all.find(
        (one) => one.lineId === itemId && one.type === type && one.value === value && one.reason === reason,
      );
      if (given) return undefined;
      const refused = adjustmentRefusal(context, document, itemId, { type, value: body.value, reason }, all);
      if (refused) return refused;
      given = {
        ...{ id: context.newId(), lineId: itemId, upc, type, value: value ?? 0, reason },
        ...{ currency: context.market.currency, storeId: seller.storeId, employeeId: seller.storeEmployeeId },
        createdAt: context.now.toISOString(),
        alone: seller.alone,
      };
      return { before: null, after: given };
    },
  );
  return cart instanceof Refusal ? cart : { ...cartView(context, cart), adjustmentId: given?.id ?? '' };
});
