import type { OfferedMethod } from '@eyelet/domain/markets/market.ts';
import { isWithin, type PayLater } from '@eyelet/domain/payments/pay-later.ts';
import type { Context } from '../kernel/context.ts';

export type Offer = Readonly<{ method: OfferedMethod; payLater: PayLater | undefined }>;

/**
 * The payment methods for a total (minor units): those of the market that the provider supports, within the limits of
 * paying later, and gift cards. Orders at staff prices cannot be paid later.
 */
export function offersOf(
  { market, session, shop }: Pick<Context, 'market' | 'session' | 'shop'>,
  total: number,
): Offer[] {
  return market.paymentMethods.flatMap((method): Offer[] => {
    if (method === 'GIFT_CARD') return [{ method, payLater: undefined }];
    if (!shop.payments.methods.includes(method)) return [];
    if (method !== 'KLARNA') return [{ method, payLater: undefined }];
    const { payLater } = market;
    const isOffered = payLater && isWithin(payLater, total) && session?.consumerType !== 'EMPLOYEE';
    return isOffered ? [{ method, payLater }] : [];
  });
}
