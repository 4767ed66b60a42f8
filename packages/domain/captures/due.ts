/** A payment of an order, in minor units. */
export type CapturedPayment = Readonly<{
  key: string;
  amount: number;
  /** Whether it is captured as parcels leave. Any other is captured whole with the placing. */
  byParcel: boolean;
  /** What captures have been booked for. */
  booked: number;
  /** What will never be captured. */
  released: number;
}>;

/**
 * What is to be captured now so that `owed` of the order is, or all of it where that is undefined. Payments that are
 * captured with the placing count first, as value is spent before cards, and then what was booked, of whichever payment; a payment gives no
 * more than is neither captured nor released, so that its captures and what is released never exceed it, and the last one takes what is
 * left.
 */
export function capturesDue(
  payments: readonly CapturedPayment[],
  owed: number | undefined,
): readonly Readonly<{ key: string; amount: number }>[] {
  const paid = payments.reduce((sum, one) => sum + (one.byParcel ? one.booked : one.amount - one.released), 0);
  let open = Math.max(0, (owed ?? Number.POSITIVE_INFINITY) - paid);
  return payments.flatMap(({ key, amount: whole, byParcel, booked, released }) => {
    const amount = byParcel ? Math.min(whole - released - booked, open) : 0;
    open -= amount;
    return amount > 0 ? [{ key, amount }] : [];
  });
}

/** Whether nothing of a payment is held any more. */
export function isSettled({
  amount,
  booked,
  released,
}: Pick<CapturedPayment, 'amount' | 'booked' | 'released'>): boolean {
  return booked + released >= amount;
}

const dayMs = 24 * 3_600_000;

/**
 * Refusals after which a capture is given up that its provider holds no longer, so that a fault of half an hour loses
 * nothing.
 */
const mostTries = 5;

type Refused = Readonly<{
  /** How often it was refused. */
  tries: number;
  /** When it was captured at the latest: a day before its hold ends. */
  captureBy: Date | null;
}>;

/**
 * When a capture that was refused is tried again: after twice as many minutes each time, a day at most. Undefined once
 * it is given up: its hold is over, and it was refused five times.
 */
export function nextTry({ tries, captureBy: latest }: Refused, now: Date): Date | undefined {
  const isOver = latest !== null && now.getTime() >= latest.getTime() + dayMs;
  if (isOver && tries >= mostTries) return undefined;
  return new Date(now.getTime() + Math.min(2 ** Math.min(tries, 11), 24 * 60) * 60_000);
}

/** When a payment is captured at the latest: a day before its provider holds it no longer. */
export function captureBy(authorisedAt: Date, holdDays: number): Date {
  return new Date(authorisedAt.getTime() + (holdDays - 1) * dayMs);
}
