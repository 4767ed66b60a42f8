import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { withoutVoucher } from '@eyelet/domain/payments/rewards.ts';
import { changeCart, readOpenCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { voucherInstrument } from '../loyalty/voucher-instrument.ts';
import { attachVoucher } from './attach-voucher.ts';

/** Applies a voucher of points to a cart, or removes it (C7.47). */
export const applyRewardHandler = handle(applyReward, async (context, { params, body }) => {
  const { appliedLoyaltyVoucher: points } = body;
  if (points === null || points === 0) {
    const cart = await changeCart(context, params.basketId, withoutVoucher);
    return cart instanceof Refusal ? cart : cartView(context, cart);
  }
  const open = await readOpenCart(context, params.basketId);
  if (open instanceof Refusal) return open;
  const voucher = await voucherInstrument(context, (available) => available.find((one) => one.points === points));
  if (voucher instanceof Refusal) return voucher;
  const cart = await changeCart<'PAY400' | 'REW140'>(context, params.basketId, (document) =>
    attachVoucher(context, document, voucher),
  );
  return cart instanceof Refusal ? cart : cartView(context, cart);
});
