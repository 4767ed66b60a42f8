import { readDeskPayment } from '@eyelet/contracts/payment-desk/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { deskPayment } from './desk-payment.ts';

/** A payment with everything that belongs to it. */
export const readDeskPaymentHandler = handle(
  readDeskPayment,
  async (context, { params: { paymentKey } }) => (await deskPayment(context, paymentKey)) ?? refuse('STF404'),
);
