import type { AdyenPaymentState } from '@eyelet/db/tables/adyen.ts';

/** The members of Adyen's answer to a payment that the adapter reads. */
export type AdyenAnswer = Readonly<{
  resultCode?: string;
  pspReference?: string;
  refusalReasonCode?: string;
  action?: unknown;
}>;

/** Refusal reasons that mean fraud: the acquirer's, two of Adyen's own, the issuer's. */
const fraudReasons: readonly string[] = ['14', '20', '22', '31'];

/**
 * The payment state of an answer. An answer that requires an action of the shopper is a challenge; an unknown one waits
 * for a webhook.
 */
export function stateOfAnswer({ resultCode, refusalReasonCode, action }: AdyenAnswer): AdyenPaymentState {
  if (action) return 'challenge';
  switch (resultCode) {
    case 'Authorised':
      return 'authorised';
    case 'Refused':
      return fraudReasons.includes(refusalReasonCode ?? '') ? 'fraud' : 'declined';
    case 'Cancelled':
    case 'Error':
      return 'declined';
    default:
      return 'pending';
  }
}
