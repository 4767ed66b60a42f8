import { Types } from '@adyen/api-library';
import type { AdyenPaymentRow } from '@eyelet/db/payments/adyen-payment.ts';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Adyen } from './adyen.ts';
import type { AdyenAnswer } from './answer.ts';
import { record } from './authorise.ts';
import { idempotencyKeyOf } from './client.ts';
import { AdyenError } from './send.ts';

const { PaymentDetailsRequest } = Types.checkout;

const long = Type.Optional(Type.String({ minLength: 1, maxLength: 65_536 }));

const detailsSchema = Type.Object({
  details: Type.Object({
    threeDSResult: long,
    redirectResult: long,
    'threeds2.fingerprint': long,
    'threeds2.challengeResult': long,
  }),
  paymentData: long,
});

const details = Compile(detailsSchema);

export type Details = Static<typeof detailsSchema>;

export function isDetails(sent: unknown): sent is Details {
  return details.Check(sent);
}

/** Sends Adyen what a browser has brought back from a bank or a wallet; only Adyen can interpret it. */
export async function askDetails({ api }: Adyen, reference: string, sent: Details): Promise<AdyenAnswer> {
  const { details, paymentData } = sent;
  const request = Object.assign(new PaymentDetailsRequest(), {
    details: {
      ...details,
      threeds2_fingerprint: details['threeds2.fingerprint'],
      threeds2_challengeResult: details['threeds2.challengeResult'],
    },
    ...(paymentData === undefined ? {} : { paymentData }),
  });
  const idempotencyKey = idempotencyKeyOf('details', reference, JSON.stringify(sent));
  try {
    return await api.PaymentsApi.paymentsDetails(request, { idempotencyKey });
  } catch (error) {
    if (!(error instanceof AdyenError) || !error.isFinal) throw error;
    return { resultCode: 'Error' };
  }
}

/** Continues or ends a challenge, as Adyen decides. */
export async function finishChallenge(
  adyen: Adyen,
  row: AdyenPaymentRow,
  sent: Details,
  now: Date,
): Promise<AdyenPaymentRow> {
  return record(adyen, row, await askDetails(adyen, row.idempotency_key, sent), now);
}
