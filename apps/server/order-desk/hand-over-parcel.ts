import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { handOver } from '../orders/hand-over.ts';
import { handedTo } from './handed-to.ts';
import { deskOrder } from './view.ts';

/** Hands a parcel with some units of a shipment over to its carrier. */
export const handOverParcelHandler = handle(handOverParcel, async (context, { params, body }) => {
  const { shop, now } = context;
  const parcel = handedTo(body);
  if (typeof parcel === 'string') return refuse('STF400', { member: parcel });
  const { placeId, items } = body;
  const outcome = await transact(shop.database.db, async (tx) => {
    const recorded = await handOver(tx, params, { ...parcel, placeId, items, now });
    if (recorded === 'recorded') {
      const units = items.map(({ upc, qty }) => `${qty} × ${upc}`).join(', ');
      const after = { shipment: params.shippingId, placeId, ...parcel, units };
      const subject = { kind: 'order', id: params.orderNumber } as const;
      await recordAudit(tx, handOverParcel, { subject, before: null, after }, sourceOf(context));
    }
    return recorded;
  });
  if (outcome === 'unknown') return refuse('STF404');
  if (outcome === 'taken') return refuse('STF465', { member: 'trackingNumber' });
  if (outcome === 'recorded') wakeAnnouncer(shop.database);
  const order = await deskOrder(shop, params.orderNumber, staffOf(context).language);
  if (!order) return refuse('STF404');
  if (outcome === 'held') return refuse('STF470');
  return outcome === 'impossible' ? refuseStale('STF409', order) : order;
});
