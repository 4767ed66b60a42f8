import { facts } from './entry.ts';

/** What becomes of orders, beyond the specification. */
export const orderErrors = {
  CAN409: facts(409, 'Send it back once it has arrived.', 'Cancel an order half an hour after placing it.'),
  CAN410: facts(409, 'Look at the new amount, and cancel again.', 'Cancel items with another expectedRefund.'),
  ADJ409: facts(
    409,
    'Have the price adjustment approved, or remove it.',
    'Place an order with an adjustment above the limit that nobody has approved.',
  ),
} as const;
