import { readPoints } from '@eyelet/db/loyalty/points.ts';
import type { CartInstrument } from '@eyelet/domain/cart/document.ts';
import { type VoucherStep, voucherOf, vouchersFor } from '@eyelet/domain/loyalty/vouchers.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { hearProgramme } from './agree-with-programme.ts';
import { hasConfirmed, memberOf } from './member.ts';
import { readPointsToken, writePointsToken } from './points-token.ts';

type VoucherRefusal = 'REW130' | 'REW135' | 'REW140' | '4044';

/**
 * Points of the caller as a means of payment. REW130 for a consumer who has not joined, REW135 for an unconfirmed
 * membership, REW140 for points that make no voucher or that the caller does not have, 4044 for a member whom the
 * programme does not know. `choose` gets the vouchers that the caller has the points for.
 */
export async function voucherInstrument(
  context: Context,
  choose: (available: readonly VoucherStep[]) => VoucherStep | undefined,
): Promise<CartInstrument | Refusal<VoucherRefusal>> {
  const { shop, newId } = context;
  const member = await memberOf(context);
  if (member instanceof Refusal) return member;
  if (!(await hasConfirmed(context, member))) return refuse('REW135');
  await hearProgramme(shop, member);
  const { balance } = await readPoints(shop.database.db, member.id);
  const voucher = choose(vouchersFor(balance, undefined).filter(({ available }) => available));
  if (!voucher) return refuse('REW140');
  return {
    id: newId(),
    methodId: 'LOYALTY_POINTS',
    token: writePointsToken({ consumerNo: member.id, points: voucher.points }),
    card: null,
    account: String(voucher.points),
    requestId: null,
    amount: voucher.amount,
    savedCardId: null,
    keep: false,
  };
}

/** Whether the voucher of a cart can still pay for its total: the caller has the points, and it is not worth more. */
export function isVoucherGood(
  { session }: Context,
  { token, amount }: CartInstrument,
  { total, points }: Readonly<{ total: number; points: number }>,
): boolean {
  const wanted = readPointsToken(token);
  if (!wanted || wanted.consumerNo !== session?.consumerNo) return false;
  if (amount === null || voucherOf(wanted.points)?.amount !== amount || amount > total) return false;
  return points >= wanted.points;
}
