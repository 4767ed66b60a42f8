import { Types } from '@adyen/api-library';
import type { Card } from '@eyelet/contracts/cart/instrument.ts';
import { findAdyenCard, spendAdyenCode } from '@eyelet/db/payments/adyen-card.ts';
import { defaultMarket } from '@eyelet/domain/markets/markets.ts';
import type { Adyen } from './adyen.ts';
import { ask } from './authorise.ts';
import { cardOf } from './card-token.ts';
import { commonRequest } from './payment-request.ts';

const { PaymentRequest, CardDetails } = Types.checkout;

/**
 * Has the bank verify a card by a payment of zero, without a challenge: a bank that insists on one refuses, and the
 * card can be saved with a payment instead.
 */
export async function verifyCard(
  adyen: Adyen,
  token: string,
): Promise<Readonly<{ card: Card; token: string }> | undefined> {
  const { db } = adyen.database;
  const card = await findAdyenCard(db, token);
  if (!card || card.encrypted_code === null) return undefined;
  const answer = await ask(
    adyen,
    Object.assign(new PaymentRequest(), {
      ...commonRequest(adyen, `verify-${token}`, 0, defaultMarket.currency),
      shopperReference: card.shopper_reference,
      shopperInteraction: PaymentRequest.ShopperInteractionEnum.Ecommerce,
      recurringProcessingModel: PaymentRequest.RecurringProcessingModelEnum.CardOnFile,
      paymentMethod: Object.assign(new CardDetails(), {
        type: CardDetails.TypeEnum.Scheme,
        storedPaymentMethodId: card.stored_id,
        encryptedSecurityCode: card.encrypted_code,
      }),
      // A payment of zero does not redirect, but the member is required.
      returnUrl: 'https://shop.invalid/',
    }),
  );
  await spendAdyenCode(db, token);
  return answer.resultCode === 'Authorised' ? { card: cardOf(card), token } : undefined;
}
