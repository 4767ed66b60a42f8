import { writeOrder } from '@eyelet/db/placement/write-order.ts';
import type { Step } from './step.ts';

/** Writes the order, takes the stock and puts the announcements into the outbox. After it there is nothing to undo. */
export const write: Step = {
  name: 'write',
  async run({ database, cartId, attempt, now }, payment) {
    if (!payment) throw new Error('an order is written only once its payment is known');
    const challenge =
      payment.kind === 'challenge' ? { id: payment.challengeId, expiresAt: payment.expiresAt } : undefined;
    const written = await writeOrder(database.pool, { cartId, attempt, paymentId: payment.paymentId, challenge, now });
    return written ? { kind: 'on' } : { kind: 'taken' };
  },
  async undo() {},
};
