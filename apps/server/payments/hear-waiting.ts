import { consumer } from '../events/consumer.ts';
import { performRefund } from './refund.ts';

/**
 * Carries out refunds that waited for a capture. By a name of its own, which migration 0136 registers, so that what is written for it waits
 * until a process that has it is there, whichever process numbers it.
 */
export const waitingRefunds = consumer('waiting-refunds', {
  'refund.resumed': (shop, { refundKey }) => performRefund(shop, refundKey),
});

/** Carries out refunds that their provider had refused and that staff try again; by a name of its own, as those. */
export const refundsTriedAgain = consumer('refunds-tried-again', {
  'refund.tried-again': (shop, { refundKey }) => performRefund(shop, refundKey),
});
