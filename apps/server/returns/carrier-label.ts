import { randomUUID } from 'node:crypto';
import type { Transaction } from '@eyelet/db/database.ts';
import type { LabelRow } from '@eyelet/db/parcels/label.ts';
import { labelsOfReturns, promiseByMail, wishReturnLabel } from '@eyelet/db/parcels/return-label.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { CarrierId } from '@eyelet/domain/orders/carriers.ts';
import { usualGrams } from '@eyelet/domain/parcels/label.ts';
import { returnCarrier } from '@eyelet/domain/returns/return-carrier.ts';
import type { Shop } from '../kernel/shop.ts';
import { shipmentsOfLines } from '../labels/sender-of.ts';
import { labelLeaseMs, tryLabel } from '../labels/try-label.ts';
import { sellerOf } from '../papers/seller-of.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** Milliseconds that a shopper waits for the label; after that it comes by email. */
const patienceMs = 8_000;

type Way = Readonly<{ placeId: string; carrier: CarrierId; service: string }>;

/** The place that takes the goods of a return, the carrier that makes its label, and the service that it is bought of; undefined where the shop buys none. */
export function labelWayOf(
  { carriers, catalogue, settings }: Pick<Shop, 'carriers' | 'catalogue' | 'settings'>,
  stored: StoredOrder,
  lines: readonly Readonly<{ line_no: number }>[],
): Way | undefined {
  const placeId = sellerOf({ settings }, stored.order.locale)?.returnPlace;
  if (!carriers?.labels || !placeId || !catalogue.place(placeId)) return undefined;
  const broughtBy = shipmentsOfLines(stored, lines).flatMap((shipment) => shipment.carrier ?? []);
  const carrier = returnCarrier(broughtBy, carriers.labels.returnCarriers);
  return carrier && { placeId, carrier, service: carriers.name };
}

type Wished = Readonly<{ returnId: string; lines: readonly Readonly<{ line_no: number; qty: number }>[] }>;

/**
 * Writes the wish for the carrier's label of a return, claimed by this process; undefined if there is one already, or the shop buys none:
 * no carrier makes labels of returns, or the seller has no place that takes them.
 */
export async function wishCarrierLabel(
  shop: Shop,
  tx: Transaction<Tables>,
  stored: StoredOrder,
  { returnId, lines }: Wished,
): Promise<LabelRow | undefined> {
  const way = labelWayOf(shop, stored, lines);
  if (!way) return undefined;
  const { placeId, carrier, service } = way;
  const now = shop.clock();
  const grams = usualGrams(lines.reduce((sum, { qty }) => sum + qty, 0));
  return wishReturnLabel(
    tx,
    { orderNumber: stored.orderNumber, returnId, placeId },
    {
      ...{ label_id: randomUUID(), carrier, grams, service, tries: 1 },
      ...{ next_try_at: new Date(now.getTime() + labelLeaseMs), asked_at: now },
    },
  );
}

/** Asks for a label that was wished for just now, for as long as somebody waits; the job goes on with it. */
export async function askCarrier(shop: Shop, label: LabelRow): Promise<void> {
  const labels = shop.carriers?.labels;
  if (labels) await tryLabel(shop, labels, label, AbortSignal.timeout(patienceMs));
}

/** Whether a slip takes the place of the label of a return, which is promised by email then, also while somebody else waits for it. */
export async function needsSlip({ database: { db } }: Pick<Shop, 'database'>, returnId: string): Promise<boolean> {
  const [label] = await labelsOfReturns(db, [returnId]);
  return label?.state === 'wanted' && (await promiseByMail(db, returnId));
}

/** Whether the label of a return comes by email. */
export function comesByMail(label: Pick<LabelRow, 'state' | 'mailed'> | undefined): boolean {
  return label?.state === 'wanted' && label.mailed;
}
