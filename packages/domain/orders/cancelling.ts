import type { OrderState } from './life-cycle.ts';

/** Minutes after placing within which a shopper may cancel a whole order (C9.35). */
export const cancelMinutes = 30;

/** Why an order can no longer be cancelled by its shopper. */
export type CancelRefusal = 'done' | 'unpaid' | 'started' | 'late';

/**
 * Whether a shopper may cancel a whole order: within thirty minutes of placing, and before its fulfilment starts
 * (C9.35). Undefined when they may. One whose payments are still open ends with them.
 */
export function cancelRefusal(
  { state, placedAt }: Readonly<{ state: OrderState; placedAt: Date }>,
  now: Date,
): CancelRefusal | undefined {
  if (state === 'cancelled' || state === 'refunded') return 'done';
  if (state === 'created' || state === 'payment pending') return 'unpaid';
  if (state === 'confirmed') {
    return now.getTime() < cancelUntil(placedAt).getTime() ? undefined : 'late';
  }
  return 'started';
}

/** The moment from which an order can no longer be cancelled by its shopper. */
export function cancelUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + cancelMinutes * 60_000);
}
