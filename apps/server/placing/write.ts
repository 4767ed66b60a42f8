import { type WrittenPayment, writeOrder } from '@eyelet/db/placement/write-order.ts';
import { orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import { movesOfTaking } from '@eyelet/domain/orders/taking.ts';
import { placedShipment } from '../stored-orders/placed-shipment.ts';
import type { Paid, Step } from './step.ts';

/** Writes the order, takes the stock and records that it was placed. After it nothing is undone. */
export const write: Step = {
  name: 'write',
  async run({ database, cartId, attempt, draft, correlationId, now }, paid) {
    if (!paid) throw new Error('an order is written only once its payments are known');
    const payments = paid.map(writtenOf);
    const deadlines = payments.flatMap(({ challenge_expires_at }) => challenge_expires_at?.getTime() ?? []);
    const waitsUntil = deadlines.length > 0 ? new Date(Math.max(...deadlines)) : undefined;
    const move = waitsUntil ? orderMove('created', 'payment pending') : orderMove('created', 'confirmed');
    const written = await writeOrder(database.pool, {
      cartId,
      attempt,
      payments,
      waitsUntil,
      move,
      taking: movesOfTaking(draft.shipments.map(placedShipment)),
      correlationId,
      now,
    });
    return written ? { kind: 'on' } : { kind: 'taken' };
  },
  async undo() {},
};

/** A payment in the columns of its row. */
export function writtenOf({ key, instrumentId, state }: Paid): WrittenPayment {
  return {
    payment_instrument_id: instrumentId,
    idempotency_key: key,
    provider_payment_id: state.paymentId,
    state: state.kind === 'authorised' ? 'authorised' : 'pending',
    challenge_id: state.kind === 'challenge' ? state.challengeId : null,
    challenge_expires_at: state.kind === 'authorised' ? null : state.expiresAt,
  };
}
