import { isHeldByParcel } from '@eyelet/db/captures/by-parcel.ts';
import { bookCaptures } from '@eyelet/db/captures/capture.ts';
import { orderOnItsWay } from '@eyelet/db/captures/on-its-way.ts';
import { tellPlacingPaid } from '@eyelet/db/captures/outcome.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { CaptureReason } from '@eyelet/db/tables/orders.ts';
import { capturesDue } from '@eyelet/domain/captures/due.ts';
import { owedAtOnce, owedByNow } from '@eyelet/domain/captures/owed.ts';
import type { Shop } from '../kernel/shop.ts';
import { askCaptures } from './ask-captures.ts';

/** Minutes after which a capture is asked for again of which nobody has heard. */
const patienceMinutes = 5;

/** When a capture that is asked for now is asked for again. */
export function askedAgainAt(now: Date): Date {
  return new Date(now.getTime() + patienceMinutes * 60_000);
}

/**
 * Captures what is owed of an order by now, and has not been captured; all of it where its hold would lapse. What is
 * owed follows from what has left, so this may be called at any time: a second call captures nothing more. Each capture
 * is booked before its provider is asked.
 */
export async function captureDue(shop: Shop, orderNumber: string, reason: CaptureReason): Promise<void> {
  const { db } = shop.database;
  if (!(await isHeldByParcel(db, orderNumber))) return;
  const now = shop.clock();
  await transact(db, async (tx) => {
    const state = await lockOrderState(tx, orderNumber);
    const order = state === 'cancelled' ? undefined : await orderOnItsWay(tx, orderNumber);
    if (!order) return;
    const { payments, lines } = order;
    const due = capturesDue(payments, reason === 'lapse' ? undefined : owedByNow(order));
    const hasAtOnce = lines.some(({ atOnce }) => atOnce);
    // A parcel may leave before anybody has heard of the placing: then its capture pays for what is handed over at
    // once, too.
    const isPlacing = hasAtOnce && capturesDue(payments, owedAtOnce(order)).length > 0;
    const other = reason === 'lapse' ? 'lapse' : 'parcel';
    const booking = { orderNumber, reason: isPlacing ? 'placing' : other, now, againAt: askedAgainAt(now) } as const;
    await bookCaptures(tx, booking, due);
    // Value has paid for it, or it was booked before.
    if (reason === 'placing' && hasAtOnce && !isPlacing) await tellPlacingPaid(tx, orderNumber, now);
  });
  await askCaptures(shop, orderNumber);
}
