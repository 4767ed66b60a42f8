import { isWithin, type PayLater } from '@eyelet/domain/payments/pay-later.ts';
import type { Context } from '../kernel/context.ts';
import type { ProviderMethod } from '../payment-providers/provider.ts';

export type Offer = Readonly<{ method: ProviderMethod; payLater: PayLater | undefined }>;

/**
 * How a total (minor units) can be paid: what the market has and the provider can do, within the limits of paying later.
 * Whoever buys for the staff's price pays at once.
 */
export function offersOf(
  total: number,
  { market, session, shop }: Pick<Context, 'market' | 'session' | 'shop'>,
): Offer[] {
  return market.paymentMethods.flatMap((method): Offer[] => {
    if (!shop.payments.methods.includes(method)) return [];
    if (method !== 'KLARNA') return [{ method, payLater: undefined }];
    const { payLater } = market;
    const isOffered = payLater && isWithin(payLater, total) && session?.consumerType !== 'EMPLOYEE';
    return isOffered ? [{ method, payLater }] : [];
  });
}
