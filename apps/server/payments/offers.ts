import type { OfferedMethod } from '@eyelet/domain/markets/market.ts';
import { isWithin, type PayLater } from '@eyelet/domain/payments/pay-later.ts';
import { type Shown, servedType } from '../kernel/consumer-type.ts';
import type { Context } from '../kernel/context.ts';

export type Offer = Readonly<{ method: OfferedMethod; payLater: PayLater | undefined }>;

/**
 * The payment methods for a total (minor units): those of the market that the provider supports, within the limits of
 * paying later, and gift cards. Orders at staff prices cannot be paid later.
 */
export function offersOf(context: Shown & Pick<Context, 'market' | 'shop'>, total: number): Offer[] {
  const { market, shop } = context;
  return market.paymentMethods.flatMap((method): Offer[] => {
    if (method === 'GIFT_CARD') return [{ method, payLater: undefined }];
    if (!shop.payments.methods.includes(method)) return [];
    if (method !== 'KLARNA') return [{ method, payLater: undefined }];
    const { payLater } = market;
    const isOffered = payLater && isWithin(payLater, total) && servedType(context) !== 'EMPLOYEE';
    return isOffered ? [{ method, payLater }] : [];
  });
}
