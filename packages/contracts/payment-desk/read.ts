import { operation } from '../kernel/operation.ts';
import { deskPaymentSchema, paymentParams } from './payment.ts';

export const readDeskPayment = operation({
  id: 'paymentDesk.read',
  method: 'GET',
  path: '/staff/v1/payments/{paymentKey}',
  summary: 'Read a payment with its captures, refunds, notices and dispute',
  callers: { staff: 'payments.read' },
  params: paymentParams,
  response: deskPaymentSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
