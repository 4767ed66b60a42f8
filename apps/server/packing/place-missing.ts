import { placeMissing } from '@eyelet/contracts/packing/place-missing.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { nowhere, unplacedUnits } from '@eyelet/db/orders/unplaced.ts';
import { missingReports, type SuppliedUnits } from '@eyelet/db/packing/missing.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { foundAgain } from './found-again.ts';
import { missingOutcome, suppliedText } from './missing-outcome.ts';
import { supplyElsewhere } from './supply-elsewhere.ts';
import { tellMoved } from './tell-moved.ts';

/** Has missing pieces supplied by a place that has them by now, or that has found them. */
export const placeMissingHandler = handle(placeMissing, async (context, { params, body: { upc, foundAt } }) => {
  const { shop, now } = context;
  const { orderNumber, shippingId } = params;
  const stored = await findOrder(shop.database.pool, orderNumber);
  const shipment = stored?.shipments.find((one) => one.shipping_id === shippingId);
  if (!stored || !shipment) return refuse('STF404');
  const answer = await transact(shop.database.db, async (tx) => {
    const state = await lockOrderState(tx, orderNumber);
    const isOpen = state === 'confirmed' || state === 'in fulfilment';
    const wanted = (await unplacedUnits(tx, orderNumber)).filter(
      (one) => one.shippingId === shippingId && one.upc === upc,
    );
    const qty = wanted.reduce((sum, one) => sum + one.qty, 0);
    const reports = (await missingReports(tx, orderNumber)).filter(
      (one) => one.place_id === foundAt && one.upc === upc,
    );
    if (foundAt !== null && reports.length === 0) return refuse('STF400', { member: 'foundAt' });
    if (!isOpen || qty === 0) return missingOutcome(shop, [], isOpen ? qty : 0);
    let supplied: readonly SuppliedUnits[];
    if (foundAt === null) {
      const units = new Map(wanted.map((one) => [one.lineNo, one.qty]));
      supplied = await supplyElsewhere(tx, { shop, stored, shipment, upc, units, from: nowhere }, now);
    } else {
      const cartId = shipment.kind === 'pickup' ? null : stored.cartId;
      supplied = await foundAgain(tx, { orderNumber, cartId, placeId: foundAt, upc, wanted, reports }, now);
    }
    const outcome = missingOutcome(shop, supplied, qty);
    if (supplied.length > 0) {
      await tellMoved(tx, context, { stored, shipment, upc, qty, from: null, supplied });
      const after = { shipment: shippingId, upc, suppliedBy: suppliedText(outcome), left: outcome.left };
      const subject = { kind: 'order', id: orderNumber } as const;
      await recordAudit(tx, placeMissing, { subject, before: null, after }, sourceOf(context));
    }
    return outcome;
  });
  wakeAnnouncer(shop.database);
  return answer;
});
