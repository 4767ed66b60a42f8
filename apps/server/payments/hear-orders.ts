import { consumer } from '../events/consumer.ts';
import { capturePayment } from './capture.ts';
import { performRefund } from './refund.ts';
import { voidPayment } from './void.ts';

/** Captures, voids and refunds money at the provider. */
export const paymentMoves = consumer('payments', {
  'order.placed': ({ orderNumber }, shop) => capturePayment(orderNumber, shop),
  'order.cancelled': ({ orderNumber }, shop) => voidPayment(orderNumber, shop),
  'refund.decided': ({ refundKey }, shop) => performRefund(refundKey, shop),
  'card.removed': ({ token }, { payments }) => payments.forget(token),
});
