import type { AdyenPaymentState } from '@eyelet/db/tables/adyen.ts';

/** The members of Adyen's answers to a payment that the adapter looks at. */
export type AdyenAnswer = Readonly<{
  resultCode?: string;
  pspReference?: string;
  refusalReasonCode?: string;
  action?: unknown;
}>;

/** Reasons of a refusal that say fraud: the acquirer's, Adyen's own twice, the issuer's. */
const fraudReasons: readonly string[] = ['14', '20', '22', '31'];

/**
 * What an answer means for a payment. An answer that wants the shopper to do something is a challenge; one that nothing is
 * known of is left to a webhook.
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
