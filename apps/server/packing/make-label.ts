import { randomUUID } from 'node:crypto';
import { makeLabel } from '@eyelet/contracts/packing/make-label.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { holdsGoods } from '@eyelet/db/disputes/dispute.ts';
import { shipmentRows } from '@eyelet/db/orders/shipment.ts';
import { isSomewhere } from '@eyelet/db/orders/unplaced.ts';
import { endLabel } from '@eyelet/db/parcels/end-labels.ts';
import { findLabel, type LabelRow, openLabels, wishLabel } from '@eyelet/db/parcels/label.ts';
import { waitingUnits } from '@eyelet/db/parcels/unit.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { nextSteps } from '@eyelet/domain/orders/shipping.ts';
import { usualGrams } from '@eyelet/domain/parcels/label.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { labelLeaseMs, tryLabel } from '../labels/try-label.ts';
import { progressOf } from '../orders/reach-step.ts';
import { lockedStateWithBuyer } from '../stored-orders/order-state.ts';
import { labelView } from './label-view.ts';

/** Milliseconds that somebody who waits at the desk waits; after that the job goes on with it. */
const patienceMs = 8_000;

/**
 * Stores the wish for a label, and asks the service at once. The wish is claimed by this process as it is stored: should
 * the process die, the job finds it once the claim is over.
 */
export const makeLabelHandler = handle(makeLabel, async (context, { params, body }) => {
  const { shop, now } = context;
  const { carriers, database, clock } = shop;
  const { placeId } = body;
  const labels = carriers?.labels;
  if (!carriers || !labels) return refuse('STF480');
  const carrier = labels.carriers.find((id) => id === body.carrier);
  if (!carrier) return refuse('STF400', { member: 'carrier' });
  const outcome = await transact(database.db, async (tx): Promise<Outcome> => {
    const units = await unitsToSend(tx, params, placeId);
    if (typeof units === 'string') return units;
    const before = await openLabelOf(tx, params, placeId);
    if (before?.state === 'refused') await endLabel(tx, before.label_id, now);
    else if (before) return { before };
    const grams = body.grams ?? usualGrams(units);
    const begun = clock();
    const label = await wishLabel(
      tx,
      { ...params, placeId },
      {
        ...{ label_id: randomUUID(), carrier, grams, service: carriers.name, tries: 1 },
        ...{ next_try_at: new Date(begun.getTime() + labelLeaseMs), asked_at: begun },
      },
    );
    const after = { shipment: params.shippingId, placeId, carrier, grams };
    const subject = { kind: 'order', id: params.orderNumber } as const;
    await recordAudit(tx, makeLabel, { subject, before: null, after }, sourceOf(context));
    return { label };
  });
  if (outcome === 'unknown') return refuse('STF404');
  if (outcome === 'impossible') return refuse('STF409');
  if (outcome === 'held') return refuse('STF470');
  const { before, label } = outcome;
  if (before) return before.carrier === carrier ? labelView(before) : refuseStale('STF409', labelView(before));
  await tryLabel(shop, labels, label, AbortSignal.timeout(patienceMs));
  return labelView((await findLabel(database.db, { ...params, labelId: label.label_id })) ?? label);
});

/** The label that there is already, or the one that is wished for now. */
type Outcome =
  | Obstacle
  | Readonly<{ before: LabelRow; label?: undefined }>
  | Readonly<{ label: LabelRow; before?: undefined }>;

type Obstacle = 'unknown' | 'impossible' | 'held';

type Key = Readonly<{ orderNumber: string; shippingId: string }>;

/** How many units of a shipment wait at a place to be handed over; the order is locked, as by everything that moves one. */
async function unitsToSend(tx: Transaction<Tables>, key: Key, placeId: string): Promise<number | Obstacle> {
  const state = await lockedStateWithBuyer(tx, key.orderNumber);
  const row = (await shipmentRows(tx, key.orderNumber)).find((one) => one.shipping_id === key.shippingId);
  if (state === undefined || !row) return 'unknown';
  if (!nextSteps(state, progressOf(row)).includes('shipped')) return 'impossible';
  if (await holdsGoods(tx, key.orderNumber)) return 'held';
  if (!isSomewhere(placeId)) return 'impossible';
  const waiting = (await waitingUnits(tx, key)).filter((one) => one.placeId === placeId);
  return waiting.length === 0 ? 'impossible' : waiting.reduce((sum, { qty }) => sum + qty, 0);
}

async function openLabelOf(tx: Transaction<Tables>, key: Key, placeId: string): Promise<LabelRow | undefined> {
  const open = await openLabels(tx, { orderNumbers: [key.orderNumber], placeId });
  return open.find(({ shipping_id }) => shipping_id === key.shippingId);
}
