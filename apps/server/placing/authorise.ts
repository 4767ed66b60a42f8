import type { PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';
import type { DraftPayment } from '@eyelet/db/tables/order-draft.ts';
import type { PaymentState } from '../tenders/tender.ts';
import type { Paid, Placing, Progress, Step } from './step.ts';

/**
 * Asks the tender of each payment to hold its amount, one after the other, under keys of the placement. When one is refused,
 * those before it are taken back by voiding their keys.
 */
export const authorise: Step = {
  name: 'authorise',
  async run(placing, _paid, afterPayment) {
    const paid: Paid[] = [];
    for (const [index, payment] of placing.draft.payments.entries()) {
      const state = await authoriseOne(placing, payment, paymentKeyOf(placing.paymentKey, index));
      const progress = paidOf(placing, index, state);
      if (progress.kind === 'refused') {
        await undoPayments(placing, paid.length);
        return progress;
      }
      paid.push(progress.paid);
      await afterPayment?.(index);
    }
    return { kind: 'on', paid };
  },
  undo: (placing) => undoPayments(placing, placing.draft.payments.length),
};

async function undoPayments({ tenders, paymentKey, draft, now }: Placing, count: number): Promise<void> {
  for (const [index, { provider }] of draft.payments.slice(0, count).entries()) {
    await tenders.named(provider).void(paymentKeyOf(paymentKey, index), now);
  }
}

/** Key of a payment of a placement at the provider: the placement's own for the first, numbered from there. */
export function paymentKeyOf(paymentKey: string, index: number): string {
  return index === 0 ? paymentKey : `${paymentKey}-${index + 1}`;
}

function authoriseOne(placing: Placing, payment: DraftPayment, key: string): Promise<PaymentState> {
  const { tenders, draft, cartId, orderNumber, shopper, returnUrl, now } = placing;
  return tenders.named(payment.provider).authorise(
    {
      key,
      method: payment.method as PaymentMethodId,
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
