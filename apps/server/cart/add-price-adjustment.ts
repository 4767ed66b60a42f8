import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import type { PriceAdjustment } from '@eyelet/domain/price-adjustments/adjustment.ts';
import { keptValue } from '@eyelet/domain/price-adjustments/check.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { sellerOf } from '../store-sessions/seller.ts';
import { adjustmentRefusal } from './adjustment-asked.ts';
import { adjustmentsBy, recordAdjustment, withAdjustments } from './adjustments.ts';
import { changeCart } from './change.ts';
import { cartView } from './view.ts';

/** Adjusts the price of an item, or of all (C7.59). */
export const addPriceAdjustmentHandler = handle(addPriceAdjustment, async (context, { params, body }) => {
  const seller = await sellerOf(context);
  if (seller instanceof Refusal) return seller;
  const { type, itemId = null } = body;
  const reason = body.reason.trim();
  let made: PriceAdjustment | undefined;
  let isNew = false;
  const cart = await changeCart<'ORD404' | 'GWP403' | 'CHK320'>(context, params.basketId, (document) => {
    const others = adjustmentsBy(seller, document);
    const upc = document.lines.find(({ id }) => id === itemId)?.upc ?? null;
    const value = keptValue(body.value);
    made = others.find(
      (one) => one.lineId === itemId && one.type === type && one.value === value && one.reason === reason,
    );
    isNew = !made;
    if (made) return document;
    const refused = adjustmentRefusal(context, document, itemId, { type, value: body.value, reason }, others);
    if (refused) return refused;
    made = {
      ...{ id: context.newId(), lineId: itemId, upc, type, value: value ?? 0, reason },
      ...{ currency: context.market.currency, storeId: seller.storeId, employeeId: seller.storeEmployeeId },
      createdAt: context.now.toISOString(),
    };
    return withAdjustments(document, [...others, made]);
  });
  if (cart instanceof Refusal) return cart;
  if (made && isNew) {
    await recordAdjustment(context, addPriceAdjustment, seller, cart.id, { before: null, after: made });
  }
  return { ...cartView(context, cart), adjustmentId: made?.id ?? '' };
});
