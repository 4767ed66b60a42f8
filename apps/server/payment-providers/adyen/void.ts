import { findAdyenPayment, noteAdyenModification, voidAdyenPayment } from '@eyelet/db/payments/adyen-payment.ts';
import type { Voided } from '../../tenders/tender.ts';
import type { Adyen } from './adyen.ts';
import { idempotencyKeyOf } from './client.ts';
import { AdyenError } from './send.ts';

/** Releases the money authorised under a key, and blocks a key that was not used yet. Captured money stays captured. */
export async function voidPayment(adyen: Adyen, key: string, now: Date): Promise<Voided> {
  const { db } = adyen.database;
  const row = await voidAdyenPayment(db, key, now);
  if (row.state === 'captured') return 'captured';
  if (row.state !== 'voided' || !row.asked || row.cancel_reference !== null) return 'released';
  const reference = await cancel(adyen, key, row.psp_reference ?? undefined, row.reference);
  await noteAdyenModification(db, key, { cancel_reference: reference });
  return 'released';
}

/** Releases what of a payment was not captured in its parts. Adyen keeps it held otherwise, as it is to expect several captures. */
export async function releaseRest(adyen: Adyen, key: string): Promise<void> {
  const { db } = adyen.database;
  const row = await findAdyenPayment(db, key);
  if (row?.state !== 'captured' || row.cancel_reference !== null) return;
  const reference = await cancel(adyen, key, row.psp_reference ?? undefined, row.reference);
  await noteAdyenModification(db, key, { cancel_reference: reference });
}

/** Releases money that was authorised after its key had been voided. */
export async function giveUpLate(adyen: Adyen, key: string, pspReference: string | undefined): Promise<void> {
  const reference = await cancel(adyen, key, pspReference, key);
  const psp = pspReference === undefined ? {} : { psp_reference: pspReference };
  await noteAdyenModification(adyen.database.db, key, { cancel_reference: reference, ...psp });
}

/**
 * Has Adyen cancel by its own reference of the payment, or by the shop's if Adyen's is unknown. Returns Adyen's
 * reference of the cancellation.
 */
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
    // Nothing to cancel: the request never became a payment.
    if (error instanceof AdyenError && error.isFinal) return 'none';
    throw error;
  }
}
