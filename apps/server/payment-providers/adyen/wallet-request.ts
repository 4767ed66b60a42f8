import { Types } from '@adyen/api-library';
import type { AdyenSessionRow } from '@eyelet/db/payments/adyen-session.ts';
import type { Adyen } from './adyen.ts';
import { commonRequest, type PaymentRequest } from './payment-request.ts';

const { PaymentRequest: Request, PayPalDetails, KlarnaDetails } = Types.checkout;

/**
 * A payment that begins with a redirect to a wallet. Its reference is the session's, as the order does not exist yet.
 * Credit services require the purchase; they get the cart as one line.
 */
export function walletRequest(
  adyen: Pick<Adyen, 'settings' | 'shopName'>,
  session: AdyenSessionRow,
  returnUrl: string,
): PaymentRequest {
  const { id, method, amount, currency, country, locale } = session;
  const details =
    method === 'PAYPAL'
      ? Object.assign(new PayPalDetails(), {
          type: PayPalDetails.TypeEnum.Paypal,
          subtype: PayPalDetails.SubtypeEnum.Redirect,
        })
      : Object.assign(new KlarnaDetails(), { type: KlarnaDetails.TypeEnum.Klarna });
  const common = commonRequest(adyen, id, amount, currency);
  return Object.assign(new Request(), {
    ...common,
    paymentMethod: details,
    countryCode: country,
    shopperLocale: locale.replace('_', '-'),
    channel: Request.ChannelEnum.Web,
    lineItems: [
      {
        id: '1',
        description: adyen.shopName,
        quantity: 1,
        amountIncludingTax: common.amount.value,
        taxAmount: 0,
        taxPercentage: 0,
      },
    ],
    returnUrl,
  });
}

/** The URL to which an action redirects the whole window; undefined for any other action. */
export function redirectOf(action: unknown): string | undefined {
  const { type, method, url } = (action ?? {}) as Readonly<Record<string, unknown>>;
  if (type !== 'redirect' || method !== 'GET' || typeof url !== 'string' || !URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
