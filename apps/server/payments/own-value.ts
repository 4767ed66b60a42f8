import { readPoints } from '@eyelet/db/loyalty/points.ts';
import { payableCredit } from '@eyelet/domain/allowances/credit.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { vouchersFor } from '@eyelet/domain/loyalty/vouchers.ts';
import { coverageOf } from '@eyelet/domain/payments/coverage.ts';
import { ownCredit } from '../allowances/credit-instrument.ts';
import { hasGiftCards } from '../gift-cards/goods.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { hasConfirmed, memberOf } from '../loyalty/member.ts';
import { ownStoreCredit } from '../store-credit/credit-instrument.ts';

/** Value of the caller's account; amounts in minor units, null if the method has none. */
export type OwnValue = Readonly<{
  method: 'LOYALTY_POINTS' | 'ATHLETES_PAYMENT' | 'STORE_CREDIT';
  remaining: number | null;
  payable: number | null;
}>;

/**
 * The caller's own value that could pay for a cart: the credit of an athlete (C6.10), store credit, and points that make a voucher.
 */
export async function ownValueOf(
  context: Context,
  document: CartDocument,
  total: number,
): Promise<readonly OwnValue[]> {
  const { session } = context;
  if (!session || session.consumerType === 'GUEST' || hasGiftCards(context, document)) return [];
  const [credit, ofStore, isVoucher] = await Promise.all([
    ownCredit(context),
    ownStoreCredit(context),
    hasVoucher(context, total),
  ]);
  const payable = (method: OwnValue['method'], remaining: number) => {
    const others = document.instruments.filter(({ methodId }) => methodId !== method);
    return { method, remaining, payable: payableCredit(remaining, coverageOf(others, total).afterFixed) };
  };
  return [
    ...(isVoucher ? [{ method: 'LOYALTY_POINTS', remaining: null, payable: null } as const] : []),
    ...(credit ? [payable('ATHLETES_PAYMENT', credit.remaining)] : []),
    ...(ofStore > 0 ? [payable('STORE_CREDIT', ofStore)] : []),
  ];
}

async function hasVoucher(context: Context, total: number): Promise<boolean> {
  const member = await memberOf(context);
  if (member instanceof Refusal || !(await hasConfirmed(context, member))) return false;
  const { balance } = await readPoints(context.shop.database.db, member.id);
  return vouchersFor(balance, total).some(({ eligible }) => eligible);
}
