import { noteAdyenModification, voidAdyenPayment } from '@eyelet/db/payments/adyen-payment.ts';
import type { Adyen } from './adyen.ts';
import { idempotencyKeyOf } from './client.ts';
import { AdyenError } from './send.ts';

/** Gives up what is held under a key, and takes a key out of use that has none. What was taken stays taken. */
export async function voidPayment(adyen: Adyen, key: string, now: Date): Promise<void> {
  const { db } = adyen.database;
  const row = await voidAdyenPayment(db, key, now);
  if (row.state !== 'voided' || !row.asked || row.cancel_reference !== null) return;
  const reference = await cancel(adyen, key, row.psp_reference ?? undefined, row.reference);
  await noteAdyenModification(db, key, { cancel_reference: reference });
}

/** Gives up money that was held after its key had been voided. */
export async function giveUpLate(adyen: Adyen, key: string, pspReference: string | undefined): Promise<void> {
  const reference = await cancel(adyen, key, pspReference, key);
  const psp = pspReference === undefined ? {} : { psp_reference: pspReference };
  await noteAdyenModification(adyen.database.db, key, { cancel_reference: reference, ...psp });
}

/** Has Adyen cancel by its own name of the payment, or by ours where it has not told its own. Returns its name of that. */
export async function cancel(
  { api, settings }: Adyen,
  key: string,
  pspReference: string | undefined,
  paymentReference: string,
): Promise<string> {
  const { merchantAccount } = settings;
  const reference = key;
  try {
    const { pspReference: cancelled } = pspReference
      ? await api.ModificationsApi.cancelAuthorisedPaymentByPspReference(
          pspReference,
          { merchantAccount, reference },
          { idempotencyKey: idempotencyKeyOf('cancel', pspReference) },
        )
      : await api.ModificationsApi.cancelAuthorisedPayment(
          { merchantAccount, reference, paymentReference },
          { idempotencyKey: idempotencyKeyOf('cancel-reference', paymentReference) },
        );
    return cancelled;
  } catch (error) {
    // There is nothing to cancel: the request never came to a payment.
    if (error instanceof AdyenError && error.isFinal) return 'none';
    throw error;
  }
}
