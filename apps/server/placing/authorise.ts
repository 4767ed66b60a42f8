import type { DraftPayment } from '@eyelet/db/tables/order-draft.ts';
import type { PaymentState, ProviderMethod } from '../payment-providers/provider.ts';
import type { Paid, Placing, Progress, Step } from './step.ts';

/**
 * Authorises each payment at the provider, one after the other, under keys of the placement. When one is refused, the
 * earlier ones are undone by voiding their keys.
 */
export const authorise: Step = {
  name: 'authorise',
  async run(placing, _paid, afterPayment) {
    const paid: Paid[] = [];
    for (const [index, payment] of placing.draft.payments.entries()) {
      const state = await authoriseOne(placing, payment, paymentKeyOf(placing.paymentKey, index));
      const progress = paidOf(placing, index, state);
      if (progress.kind === 'refused') {
        for (const one of paid) await placing.provider.void(one.key, placing.now);
        return progress;
      }
      paid.push(progress.paid);
      await afterPayment?.(index);
    }
    return { kind: 'on', paid };
  },
  async undo({ provider, paymentKey, draft, now }) {
    for (const index of draft.payments.keys()) await provider.void(paymentKeyOf(paymentKey, index), now);
  },
};

/** Key of a payment at the provider: the placement's own key for the first payment, with a number for the others. */
export function paymentKeyOf(paymentKey: string, index: number): string {
  return index === 0 ? paymentKey : `${paymentKey}-${index + 1}`;
}

function authoriseOne(placing: Placing, payment: DraftPayment, key: string): Promise<PaymentState> {
  const { provider, draft, cartId, orderNumber, shopper, returnUrl, now } = placing;
  return provider.authorise(
    {
      key,
      method: payment.method as ProviderMethod,
      token: payment.token,
      amount: payment.amount,
      currency: draft.order.currency,
      cartId,
      orderNumber,
      saved: payment.saved,
      keep: payment.keep,
      returnUrl,
      shopper,
    },
    now,
  );
}

type OnePaid = Readonly<{ kind: 'on'; paid: Paid }> | Extract<Progress, { kind: 'refused' }>;

/** What the state of a payment of the draft means for the placement; one unknown to the provider is refused. */
export function paidOf({ draft, paymentKey }: Placing, index: number, state: PaymentState | undefined): OnePaid {
  switch (state?.kind) {
    case 'authorised':
    case 'challenge':
    case 'pending': {
      const instrumentId = draft.payments[index]?.payment_instrument_id ?? '';
      return { kind: 'on', paid: { key: paymentKeyOf(paymentKey, index), instrumentId, state } };
    }
    case 'fraud':
      return { kind: 'refused', id: 'PYT402' };
    default:
      return { kind: 'refused', id: 'PAY400' };
  }
}
