import type { PaymentState } from '../../payments/provider.ts';
import type { Progress, Step } from './step.ts';

/** Asks the provider for the money, under the placement's own key; taken back by voiding the key. */
export const authorise: Step = {
  name: 'authorise',
  async run({ provider, paymentKey, draft, cartId, orderNumber, owner, now }) {
    const { token, amount } = draft.payment;
    return progressOf(
      await provider.authorise(
        {
          key: paymentKey,
          method: 'CREDIT_CARD',
          token,
          amount,
          currency: draft.order.currency,
          cartId,
          orderNumber,
          saved: false,
          keep: false,
          returnUrl: '',
          shopper: { owner, email: draft.order.email, address: '', fingerprint: undefined },
        },
        now,
      ),
    );
  },
  async undo({ provider, paymentKey, now }) {
    await provider.void(paymentKey, now);
  },
};

/** What a payment's state means for the placement. */
export function progressOf(state: PaymentState): Progress {
  switch (state.kind) {
    case 'authorised':
    case 'challenge':
      return { kind: 'on', payment: state };
    case 'pending':
      throw new Error(`payment ${state.paymentId} waits for the provider`);
    case 'fraud':
      return { kind: 'refused', id: 'PYT402' };
    case 'declined':
    case 'voided':
      return { kind: 'refused', id: 'PAY400' };
  }
}
