import { answerAdyenCapture, askAdyenCapture } from '@eyelet/db/payments/adyen-capture.ts';
import { captureAdyenPayment, holdAdyenPayment, noteAdyenModification } from '@eyelet/db/payments/adyen-payment.ts';
import { answerAdyenRefund, askAdyenRefund } from '@eyelet/db/payments/adyen-refund.ts';
import {
  CaptureRefused,
  type CaptureRequest,
  type CaptureState,
  type RefundRequest,
  type RefundState,
} from '../../tenders/tender.ts';
import type { Adyen } from './adyen.ts';
import { adyenAmount } from './amount.ts';
import { idempotencyKeyOf } from './client.ts';
import { AdyenError } from './send.ts';

/** Captures authorised money, once. Adyen reports by a webhook whether that succeeded; what it refuses at once is held as before. */
export async function capturePayment(adyen: Adyen, key: string, amount: number): Promise<void> {
  const { api, settings, database } = adyen;
  const row = await captureAdyenPayment(database.db, key, amount);
  if (!row?.psp_reference) throw new Error(`payment ${key} cannot be captured`);
  if (row.capture_reference !== null) return;
  const request = {
    merchantAccount: settings.merchantAccount,
    amount: adyenAmount(row.captured, row.currency),
    reference: key,
  };
  try {
    const { pspReference } = await api.ModificationsApi.captureAuthorisedPayment(row.psp_reference, request, {
      idempotencyKey: idempotencyKeyOf('capture', key),
    });
    await noteAdyenModification(database.db, key, { capture_reference: pspReference });
  } catch (error) {
    if (!(error instanceof AdyenError) || !error.isFinal) throw error;
    await holdAdyenPayment(database.db, key);
    throw new CaptureRefused(error.message, { cause: error });
  }
}

/** Captures a part of authorised money, once per key. Adyen reports by a webhook whether that succeeded. */
export async function capturePart(adyen: Adyen, request: CaptureRequest, now: Date): Promise<CaptureState> {
  const { api, settings, database } = adyen;
  const { key, paymentId: paymentKey, amount, currency } = request;
  const row = await askAdyenCapture(database.db, { key, paymentKey, amount, currency, now });
  if (!row?.psp_reference || row.state === 'refused') return { kind: 'refused' };
  if (row.capture_reference !== null) return { kind: 'captured', captureId: row.capture_reference };
  try {
    const { pspReference } = await api.ModificationsApi.captureAuthorisedPayment(
      row.psp_reference,
      { merchantAccount: settings.merchantAccount, amount: adyenAmount(amount, currency), reference: key },
      { idempotencyKey: idempotencyKeyOf('capture', key) },
    );
    await answerAdyenCapture(database.db, key, { state: 'asked', capture_reference: pspReference });
    return { kind: 'captured', captureId: pspReference };
  } catch (error) {
    if (!(error instanceof AdyenError) || !error.isFinal) throw error;
    await answerAdyenCapture(database.db, key, { state: 'refused', capture_reference: null });
    return { kind: 'refused' };
  }
}

/** Refunds captured money or a part of it, once per key. Adyen reports by a webhook whether that succeeded. */
export async function refundPayment(adyen: Adyen, request: RefundRequest, now: Date): Promise<RefundState> {
  const { api, settings, database } = adyen;
  const { key, paymentId: paymentKey, amount, currency } = request;
  const row = await askAdyenRefund(database.db, { key, paymentKey, amount, currency, now });
  if (!row?.psp_reference || row.state === 'refused') return { kind: 'refused' };
  if (row.refund_reference !== null) return { kind: 'pending', refundId: row.refund_reference };
  try {
    const { pspReference } = await api.ModificationsApi.refundCapturedPayment(
      row.psp_reference,
      { merchantAccount: settings.merchantAccount, amount: adyenAmount(amount, currency), reference: key },
      { idempotencyKey: idempotencyKeyOf('refund', key) },
    );
    await answerAdyenRefund(database.db, key, { state: 'asked', refund_reference: pspReference });
    return { kind: 'pending', refundId: pspReference };
  } catch (error) {
    if (!(error instanceof AdyenError) || !error.isFinal) throw error;
    await answerAdyenRefund(database.db, key, { state: 'refused', refund_reference: null });
    return { kind: 'refused' };
  }
}
