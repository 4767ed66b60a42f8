import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import { lockOrderState, shipmentRows, updateShipment } from '@eyelet/db/orders/shipment.ts';
import { findMissingReport, type MissingReport, writeMissingReport } from '@eyelet/db/packing/missing.ts';
import { unitsToPack } from '@eyelet/db/packing/to-pack.ts';
import { endLabelsOf } from '@eyelet/db/parcels/end-labels.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { writeOnHand } from '@eyelet/db/stock/write-stock.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { missingOutcome, suppliedText } from './missing-outcome.ts';
import { someUnits } from './some-units.ts';
import { supplyElsewhere } from './supply-elsewhere.ts';
import { tellMoved } from './tell-moved.ts';

/** Has another place supply what one cannot find, or leaves it to the order desk. */
export const reportMissingHandler = handle(reportMissing, async (context, { params, body }) => {
  const { shop, now } = context;
  const { orderNumber, shippingId, reportId } = params;
  const { placeId, upc, qty, noneLeft } = body;
  const stored = await findOrder(shop.database.pool, orderNumber);
  const shipment = stored?.shipments.find((one) => one.shipping_id === shippingId);
  if (!stored || !shipment || !shop.catalogue.place(placeId)) return refuse('STF404');
  const report = {
    ...{ report_id: reportId, order_number: orderNumber, shipping_id: shippingId, place_id: placeId, upc, qty },
    ...{ none_left: noneLeft, reported_at: now },
  };
  const answer = await transact(shop.database.db, async (tx) => {
    await lockOrderState(tx, orderNumber);
    const known = await findMissingReport(tx, reportId);
    if (known) {
      return isSame(known, report) ? missingOutcome(shop, known.supplied, qty) : refuse('STF409');
    }
    const row = (await shipmentRows(tx, orderNumber)).find((one) => one.shipping_id === shippingId);
    const waiting = await unitsToPack(tx, { orderNumber, shippingId, placeId });
    const units = someUnits(
      stored.lines.filter((line) => line.upc === upc).map(({ line_no }) => [line_no, waiting.get(line_no) ?? 0]),
      qty,
    );
    if (!units) return refuse('STF515');
    const missing = { shop, stored, shipment, upc, units, from: placeId, noneLeft };
    const supplied = await supplyElsewhere(tx, missing, now);
    // Packed is the whole shipment, and it is not any more.
    if (row?.packed_at) await updateShipment(tx, { orderNumber, shippingId }, { packed_at: null });
    if (!(await writeMissingReport(tx, { ...report, supplied })))
      throw new IdTaken('the id is of a report of another order');
    // What is promised of that size to other orders stays, as these are looked for by themselves.
    if (noneLeft) await writeOnHand({ db: tx }, [{ upc, placeId, onHand: 0 }]);
    await tellMoved(tx, context, { stored, shipment, upc, qty, from: placeId, supplied });
    const isEmptied = (await unitsToPack(tx, { orderNumber, shippingId, placeId })).size === 0;
    if (isEmptied) await endLabelsOf(tx, { orderNumber, shippingId, placeId }, now);
    const outcome = missingOutcome(shop, supplied, qty);
    const after = {
      shipment: shippingId,
      placeId,
      upc,
      qty,
      noneLeft,
      suppliedBy: suppliedText(outcome),
      left: outcome.left,
    };
    const subject = { kind: 'order', id: orderNumber } as const;
    await recordAudit(tx, reportMissing, { subject, before: null, after }, sourceOf(context));
    return outcome;
  }).catch((error: unknown) => {
    if (error instanceof IdTaken) return refuse('STF409');
    throw error;
  });
  wakeAnnouncer(shop.database);
  return answer;
});

/** Another order was reported of under the id meanwhile: nothing of this is kept. */
class IdTaken extends Error {}

type Reported = Omit<MissingReport, 'supplied' | 'found' | 'reported_at'>;

function isSame(one: Reported, other: Reported): boolean {
  return (['order_number', 'shipping_id', 'place_id', 'upc', 'qty', 'none_left'] as const).every(
    (member) => one[member] === other[member],
  );
}
