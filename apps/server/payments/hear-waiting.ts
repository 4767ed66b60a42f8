import { consumer } from '../events/consumer.ts';
import { performRefund } from './refund.ts';

/**
 * Carries out refunds that waited for a capture. By a name of its own, so that what is written for it is left to it by processes of a version
 * that does not have it.
 */
export const waitingRefunds = consumer('waiting-refunds', {
  'refund.resumed': (shop, { refundKey }) => performRefund(shop, refundKey),
});
