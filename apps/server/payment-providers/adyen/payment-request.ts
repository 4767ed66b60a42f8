import { Types } from '@adyen/api-library';
import type { AdyenCardRow } from '@eyelet/db/payments/adyen-card.ts';
import type { AuthoriseRequest } from '../../tenders/tender.ts';
import type { Adyen } from './adyen.ts';
import { adyenAmount } from './amount.ts';

const { PaymentRequest, CardDetails, ApplePayDetails, ThreeDSRequestData } = Types.checkout;
const { ShopperInteractionEnum, RecurringProcessingModelEnum, ChannelEnum } = PaymentRequest;

export type PaymentRequest = InstanceType<typeof PaymentRequest>;

/** The common members of every payment. Money is captured by the shop, not automatically. */
export function commonRequest(
  { settings }: Pick<Adyen, 'settings'>,
  reference: string,
  amount: number,
  currency: string,
): Pick<PaymentRequest, 'merchantAccount' | 'reference' | 'amount' | 'additionalData'> {
  return {
    merchantAccount: settings.merchantAccount,
    reference,
    amount: adyenAmount(amount, currency),
    additionalData: { manualCapture: 'true' },
  };
}

/** Page of the shop for a challenge of a payment, to which a bank's own page also returns. */
export function challengePath(challengeId: string): string {
  return `/payments/adyen/challenges/${challengeId}`;
}

/** A payment with a card that Adyen has stored: just entered with its security code, or saved before. */
export function cardRequest(
  adyen: Pick<Adyen, 'settings'>,
  card: AdyenCardRow,
  asked: AuthoriseRequest,
  challengeId: string,
): PaymentRequest {
  const { origin } = new URL(asked.returnUrl);
  const { encrypted_code: code } = card;
  return Object.assign(new PaymentRequest(), {
    ...commonRequest(adyen, asked.key, asked.amount, asked.currency),
    ...shopperOf(asked),
    shopperReference: card.shopper_reference,
    shopperInteraction: code === null ? ShopperInteractionEnum.ContAuth : ShopperInteractionEnum.Ecommerce,
    recurringProcessingModel: RecurringProcessingModelEnum.CardOnFile,
    paymentMethod: Object.assign(new CardDetails(), {
      type: CardDetails.TypeEnum.Scheme,
      storedPaymentMethodId: card.stored_id,
      ...(code === null ? {} : { encryptedSecurityCode: code }),
    }),
    channel: ChannelEnum.Web,
    origin,
    returnUrl: `${origin}${challengePath(challengeId)}/return`,
    browserInfo: card.browser as unknown as NonNullable<PaymentRequest['browserInfo']>,
    authenticationData: {
      threeDSRequestData: { nativeThreeDS: ThreeDSRequestData.NativeThreeDSEnum.Preferred },
    },
    merchantOrderReference: asked.orderNumber,
  });
}

/** A payment with the data of a device, approved by its owner. */
export function applePayRequest(adyen: Pick<Adyen, 'settings'>, asked: AuthoriseRequest): PaymentRequest {
  return Object.assign(new PaymentRequest(), {
    ...commonRequest(adyen, asked.key, asked.amount, asked.currency),
    ...shopperOf(asked),
    paymentMethod: Object.assign(new ApplePayDetails(), {
      type: ApplePayDetails.TypeEnum.Applepay,
      applePayToken: Buffer.from(asked.token).toString('base64'),
    }),
    returnUrl: asked.returnUrl,
    merchantOrderReference: asked.orderNumber,
  });
}

/** The shopper's data for the fraud check. */
function shopperOf({
  shopper,
}: AuthoriseRequest): Pick<PaymentRequest, 'shopperEmail' | 'shopperIP' | 'deviceFingerprint'> {
  return {
    shopperEmail: shopper.email,
    shopperIP: shopper.address,
    ...(shopper.fingerprint === undefined ? {} : { deviceFingerprint: shopper.fingerprint }),
  };
}
