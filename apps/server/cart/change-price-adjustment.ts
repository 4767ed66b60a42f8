import { changePriceAdjustment } from '@eyelet/contracts/cart/change-price-adjustment.ts';
import type { PriceAdjustment } from '@eyelet/domain/price-adjustments/adjustment.ts';
import { keptValue } from '@eyelet/domain/price-adjustments/check.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { sellerOf } from '../store-sessions/seller.ts';
import { adjustmentRefusal } from './adjustment-asked.ts';
import { adjustmentsBy, recordAdjustment, withAdjustments } from './adjustments.ts';
import { changeCart } from './change.ts';
import { cartView } from './view.ts';

type Change = Readonly<{ before: PriceAdjustment; after: PriceAdjustment }>;

/** Changes a price adjustment (C7.60). */
export const changePriceAdjustmentHandler = handle(changePriceAdjustment, async (context, { params, body }) => {
  const seller = await sellerOf(context);
  if (seller instanceof Refusal) return seller;
  let change: Change | undefined;
  const cart = await changeCart<'ORD404' | 'GWP403' | 'CHK320' | 'API404'>(context, params.basketId, (document) => {
    change = undefined;
    const all = adjustmentsBy(seller, document);
    const before = all.find(({ id }) => id === params.adjustmentId);
    if (!before) return refuse('API404');
    const { type = before.type } = body;
    const reason = body.reason?.trim() ?? before.reason;
    const asked = { type, value: body.value ?? before.value / 100, reason };
    const others = all.filter((one) => one !== before);
    const refused = adjustmentRefusal(context, document, before.lineId, asked, others);
    if (refused) return refused;
    const { currency } = context.market;
    const after = { ...before, type, value: keptValue(asked.value) ?? before.value, reason, currency };
    if (after.type === before.type && after.value === before.value && after.reason === before.reason) return document;
    change = { before, after };
    return withAdjustments(
      document,
      all.map((one) => (one === before ? after : one)),
    );
  });
  if (cart instanceof Refusal) return cart;
  if (change) await recordAdjustment(context, changePriceAdjustment, seller, cart.id, change);
  return { ...cartView(context, cart), adjustmentId: params.adjustmentId };
});
