import { saveCard } from '@eyelet/contracts/cards/save.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { addInstrument, type PaymentData } from '@eyelet/contracts/payments/add-instrument.ts';
import { cardToken } from '@eyelet/testing/buy.ts';
import { humanProof, newConsumer } from '@eyelet/testing/consumer.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import { deviceToken, walletToken } from '@eyelet/testing/wallet.ts';

/** Means of payment that need no browser: the pages of the sandbox are fetched and their forms posted. */
export const payments = ['card', 'saved card', 'PayPal', 'Klarna', 'Apple Pay'] as const;

export type Payment = (typeof payments)[number];

/** A shopper who may have a saved card. */
export type Payer = Readonly<{ shopper: Shopper; origin: string; savedCard?: string | undefined }>;

/** Attaches a means of payment to a cart, with every call that a shopper makes for it. */
export async function pay(payer: Payer, cart: Cart, payment: Payment): Promise<Cart> {
  const { shopper, origin } = payer;
  const attach = (payment_method_id: MethodId, additionalData: PaymentData) =>
    shopper.call(addInstrument, { params: { basketId: cart.id }, body: { payment_method_id, additionalData } });
  switch (payment) {
    case 'card':
      return attach('CREDIT_CARD', { token: await cardToken(origin) });
    case 'saved card':
      return attach('CREDIT_CARD', { paymentInstrumentId: payer.savedCard ?? '' });
    case 'PayPal':
      return attach('PAYPAL', { token: await walletToken(shopper, origin, cart.id, 'PAYPAL') });
    case 'Klarna':
      return attach('KLARNA', { token: await walletToken(shopper, origin, cart.id, 'KLARNA') });
    case 'Apple Pay':
      return attach('DW_APPLE_PAY', { token: await deviceToken(shopper, origin, cart.id, cart.totals.total) });
  }
}

type MethodId = 'CREDIT_CARD' | 'PAYPAL' | 'KLARNA' | 'DW_APPLE_PAY';

/** A signed-in shopper with a saved card. */
export async function newPayer(origin: string): Promise<Payer> {
  const shopper = await newConsumer(origin);
  const token = await cardToken(origin);
  const body = { payment_method_id: 'CREDIT_CARD', token, recaptcha_response: humanProof } as const;
  const { card } = await shopper.call(saveCard, { body });
  return { shopper, origin, savedCard: card.paymentInstrumentId };
}
