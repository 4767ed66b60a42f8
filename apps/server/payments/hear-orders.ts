import { consumer } from '../events/consumer.ts';
import { capturePayment } from './capture.ts';
import { performRefund } from './refund.ts';
import { voidPayment } from './void.ts';

/** Captures, voids and refunds money at the provider. */
export const paymentMoves = consumer(
  'payments',
  {
    'order.placed': (shop, { orderNumber }) => capturePayment(shop, orderNumber),
    'order.cancelled': (shop, { orderNumber }) => voidPayment(shop, orderNumber),
    'refund.decided': (shop, { refundKey }) => performRefund(shop, refundKey),
    'card.removed': ({ payments }, { token }) => payments.forget(token),
  },
  { together: ['order.placed'] },
);
