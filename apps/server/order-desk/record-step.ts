import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { isCollected } from '@eyelet/domain/orders/shipping.ts';
import { sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import type { Shop } from '../kernel/shop.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { handedTo } from './handed-to.ts';
import { recordStepAudited } from './record-step-audited.ts';
import { deskOrder } from './view.ts';

/** Records that a shipment has reached a step. */
export const recordShipmentStepHandler = handle(recordShipmentStep, async (context, { params, body }) => {
  const { shop, now } = context;
  const { step } = body;
  const parcel = step === 'shipped' ? handedTo(body) : undefined;
  if (typeof parcel === 'string') return refuse('STF400', { member: parcel });
  const reason = body.reason?.trim() ?? '';
  if (step === 'delivered' && reason === '' && (await waitsForCode(shop.database.pool, params))) {
    return refuse('STF400', { member: 'reason' });
  }
  const outcome = await transact(shop.database.db, (tx) =>
    recordStepAudited(tx, params, { step, parcel, now, reason }, sourceOf(context)),
  );
  if (outcome === 'unknown') return refuse('STF404');
  if (outcome === 'taken') return refuse('STF465', { member: 'trackingNumber' });
  if (outcome === 'recorded') wakeAnnouncer(shop.database);
  const order = await deskOrder(shop, params.orderNumber, staffOf(context).language);
  if (!order) return refuse('STF404');
  if (outcome === 'held') return refuse('STF470');
  return outcome === 'impossible' ? refuseStale('STF409', order) : order;
});

type Params = InputOf<typeof recordShipmentStep>['params'];

/** Whether a shipment is one that is collected in its store by whoever shows its code, and has not been. */
async function waitsForCode(pool: Shop['database']['pool'], { orderNumber, shippingId }: Params): Promise<boolean> {
  const stored = await findOrder(pool, orderNumber);
  const shipment = stored?.shipments.find((one) => one.shipping_id === shippingId);
  return shipment !== undefined && isCollected(shipment) && shipment.delivered_at === null;
}
