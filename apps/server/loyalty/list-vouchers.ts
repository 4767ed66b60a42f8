import { listVouchers } from '@eyelet/contracts/loyalty/list-vouchers.ts';
import { readPoints } from '@eyelet/db/loyalty/points.ts';
import { pointsExpireAt } from '@eyelet/domain/loyalty/earning.ts';
import { vouchersFor } from '@eyelet/domain/loyalty/vouchers.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { readOpenCart } from '../cart/change.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { priceDocument } from '../pricing/price.ts';
import { hearProgramme } from './agree-with-programme.ts';
import { memberOf } from './member.ts';

/** The points of a member, and the vouchers that they can become (C7.68). */
export const listVouchersHandler = handle(listVouchers, async (context, { query }) => {
  const cart = query.basketId === undefined ? undefined : await readOpenCart(context, query.basketId);
  if (cart instanceof Refusal) return cart;
  const member = await memberOf(context);
  if (member instanceof Refusal) return member;
  // What an outside programme tells would be stored.
  if (!context.look) await hearProgramme(context.shop, member);
  const { balance, lastActive } = await readPoints(context.shop.database.db, member.id);
  const total = cart && priceDocument(context, cart.document).totals.total;
  return {
    currentLoyaltyPoints: balance,
    pointsExpiryDate: balance > 0 && lastActive ? pointsExpireAt(lastActive).toISOString() : null,
    applicableLoyaltyVouchers: vouchersFor(balance, total).map(({ points, amount, available, eligible }) => ({
      points,
      amountInCurrency: toAmount(amount),
      available,
      eligible,
    })),
    memberId: member.member_id,
  };
});
