import { endLabel } from '@eyelet/contracts/packing/end-label.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import * as repository from '@eyelet/db/parcels/end-labels.ts';
import { findLabel } from '@eyelet/db/parcels/label.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Does without a label; the job takes back what was bought, or may have been. */
export const endLabelHandler = handle(endLabel, async (context, { params }) => {
  const { shop, now } = context;
  const { orderNumber, shippingId, labelId } = params;
  const refused = await transact(shop.database.db, async (tx) => {
    await lockOrderState(tx, orderNumber);
    const label = await findLabel(tx, params);
    if (!label) return refuse('STF404');
    if (label.state === 'used') return refuse('STF409');
    if (!(await repository.endLabel(tx, labelId, now))) return undefined;
    const { carrier, state, tracking_number: trackingNumber } = label;
    const before = { shipment: shippingId, carrier, trackingNumber: trackingNumber ?? '', label: state };
    const subject = { kind: 'order', id: orderNumber } as const;
    await recordAudit(tx, endLabel, { subject, before, after: null }, sourceOf(context));
    return undefined;
  });
  return refused ?? ({ isEnded: true } as const);
});
