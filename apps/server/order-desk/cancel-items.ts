import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { mayDeskCancel } from '@eyelet/domain/orders/cancelling.ts';
import { cancellableUnits } from '@eyelet/domain/orders/cancelling-items.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { cancelUnits } from '../orders/cancel-units.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { cancellableOf } from './cancellable.ts';
import { deskOrder } from './view.ts';

/** Cancels items of an order for its customer. */
export const cancelDeskItemsHandler = handle(cancelDeskItems, async (context, { params, body }) => {
  const { shop, now, correlationId } = context;
  const { orderNumber, cancellationId } = params;
  const { items, reason } = body;
  const stored = await findOrder(shop.database.pool, orderNumber);
  if (!stored) return refuse('STF404');
  const outcome = await transact(shop.database.db, async (tx) => {
    const done = await cancelUnits(tx, {
      ...{ stored, asked: { cancellationId, items }, by: 'staff', now, correlationId },
      allowed: cancellableUnits,
      mayWhole: (now) => mayDeskCancel(cancellableOf(stored, now, now.state, now.rows)),
    });
    if (done !== 'cancelled') return done;
    const units = items.map(({ itemId, qty }) => {
      const line = stored.lines.find(({ item_id }) => item_id === itemId);
      return `${qty} × ${line?.upc ?? itemId}`;
    });
    const change = {
      subject: { kind: 'order', id: orderNumber } as const,
      before: null,
      after: { cancellationId, items: units.join(', '), reason: reason.trim() },
    };
    await recordAudit(tx, cancelDeskItems, change, sourceOf(context));
    return done;
  });
  if (outcome === 'cancelled') wakeAnnouncer(shop.database);
  const current = await deskOrder(shop, orderNumber, staffOf(context).language);
  if (!current) return refuse('STF404');
  return outcome === 'impossible' ? refuseStale('STF409', current) : current;
});
