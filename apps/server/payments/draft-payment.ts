import type { DraftPayment } from '@eyelet/db/tables/order-draft.ts';
import type { Paid } from '../placing/step.ts';
import { writtenOf } from '../placing/write.ts';
import type { StoredPayment } from '../stored-orders/stored-order.ts';
import { valueTenderOf } from '../tenders/names.ts';
import type { Share } from './check-instruments.ts';

/** A share of the total as the order stores it; `provider` is the name of the tender of cards and wallets. */
export function paymentOf({ instrument, amount }: Share, provider: string): DraftPayment {
  const { id, methodId, token, card, account, requestId, savedCardId, keep } = instrument;
  return {
    payment_instrument_id: id,
    method: methodId,
    provider: valueTenderOf(methodId, token) ?? provider,
    token,
    amount,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    card_expiry_month: card?.expiryMonth ?? null,
    card_expiry_year: card?.expiryYear ?? null,
    account,
    request_id: requestId,
    saved: savedCardId !== null,
    keep,
  };
}

/** A payment just written, as reading it would return it. */
export function storedPayment(paid: Paid, draft: DraftPayment | undefined): StoredPayment {
  if (!draft) throw new Error('the payment is not in the draft');
  const { token: _, saved: __, keep: ___, ...kept } = draft;
  const { challenge_expires_at, ...written } = writtenOf(paid);
  return {
    ...{ ...kept, ...written, challenge_expires_at: challenge_expires_at?.toISOString() ?? null },
    ...{ refunded: 0, by_parcel: false, booked: 0, taken: 0, released: 0 },
  };
}
