import type { Address } from '@eyelet/contracts/addresses/address.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import {
  type BoughtLabel,
  closeLabel,
  failLabel,
  keepLabel,
  type LabelRow,
  nameLabel,
} from '@eyelet/db/parcels/label.ts';
import { countLabels, writeReturnParcel } from '@eyelet/db/parcels/return-label.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { growingPause } from '@eyelet/domain/calendar/growing-pause.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { CarrierId } from '@eyelet/domain/orders/carriers.ts';
import { isFinalProblem, mostPauseMs, mostVoidTries, usualBox } from '@eyelet/domain/parcels/label.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { shopNameOf } from '../mail/sender.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';
import { LabelFailure, type LabelSender, type LabelService, type LabelWish } from './label-service.ts';
import { senderOf } from './sender-of.ts';

/** Milliseconds that a claimed label is left to its process; longer than any try takes. */
export const labelLeaseMs = 120_000;

/**
 * Asks the service for a claimed label, or to take one back, and writes down what came of it. What the service calls it is
 * written before it is bought, so that whoever goes on after a process that died asks about the same label.
 */
export async function tryLabel(shop: Shop, labels: LabelService, label: LabelRow, signal: AbortSignal): Promise<void> {
  if (label.state === 'voiding') await takeBack(shop, labels, label, signal);
  else if (label.state === 'wanted') await buy(shop, labels, label, signal);
}

async function buy(shop: Shop, labels: LabelService, label: LabelRow, signal: AbortSignal): Promise<void> {
  const { db } = shop.database;
  const { label_id: labelId } = label;
  try {
    const wish = await wishOf(shop, label);
    const offered = wish.returnId === null ? labels.carriers : labels.returnCarriers;
    if (!offered.includes(wish.carrier)) throw new LabelFailure('refused');
    const ref = label.service_ref ?? (await labels.prepare(wish, signal));
    // Somebody does without it meanwhile, or another process has taken it over: nothing is bought.
    if (label.service_ref === null && !(await nameLabel(db, labelId, ref))) return;
    await keep(shop, labelId, await labels.buy(ref, wish, signal));
  } catch (error) {
    const { problem, detail } = failureOf(error);
    shop.log.warn({ err: error, service: label.service, carrier: label.carrier, labelId }, 'a label was not made');
    const againAt = isFinalProblem(problem) ? null : againAfter(shop, label);
    await transact(db, async (tx) => {
      const failed = await failLabel(tx, labelId, { problem, detail, againAt });
      if (failed?.state === 'refused') await tellWaiting(tx, failed, shop.clock());
    });
  }
  if (label.return_id !== null) wakeAnnouncer(shop.database);
}

/** Writes a label that was bought; that of a return with its parcel, which is followed from now on. */
function keep({ database, clock }: Shop, labelId: string, bought: BoughtLabel): Promise<void> {
  const now = clock();
  return transact(database.db, async (tx) => {
    const label = await keepLabel(tx, labelId, bought, now);
    if (!label || label.return_id === null) return;
    const { return_id: returnId, carrier } = label;
    await writeReturnParcel(tx, { returnId, carrier, trackingNumber: bought.trackingNumber }, now);
    await tellWaiting(tx, label, now);
  });
}

/** Who could not wait for the label of a return gets one by email: with it, or with the shop's own where there is none. */
async function tellWaiting(
  tx: Transaction<Tables>,
  { mailed, return_id: returnId, order_number: orderNumber }: LabelRow,
  now: Date,
): Promise<void> {
  if (!mailed || returnId === null) return;
  // Said now: by the time that it is heard there may be another one, which has a mail of its own.
  const payload = { orderNumber, returnId, label: await countLabels(tx, returnId) };
  await writeFacts(tx, [{ name: 'return.label-ready', subject: orderNumber, payload }], now);
}

async function takeBack(shop: Shop, labels: LabelService, label: LabelRow, signal: AbortSignal): Promise<void> {
  const { label_id: labelId, service_ref: ref, service, tries } = label;
  try {
    const outcome = ref === null ? 'dropped' : await labels.takeBack(ref, signal);
    if (outcome === 'kept') shop.log.info({ service, labelId }, 'a label is not taken back by its carrier');
    await closeLabel(shop.database.db, labelId, outcome, shop.clock());
  } catch (error) {
    const isLast = tries >= mostVoidTries;
    shop.log.warn({ err: error, service, labelId, isLast }, 'a label was not taken back');
    const next = isLast ? 'kept' : { againAt: againAfter(shop, label) };
    await closeLabel(shop.database.db, labelId, next, shop.clock());
  }
}

function againAfter({ clock }: Shop, { tries }: LabelRow): Date {
  return new Date(clock().getTime() + growingPause(tries, mostPauseMs));
}

function failureOf(error: unknown): LabelFailure {
  if (error instanceof LabelFailure) return error;
  const isLate = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
  return new LabelFailure(isLate ? 'slow' : 'down');
}

/** What the service has to know, as the order is now. */
async function wishOf(shop: Shop, label: LabelRow): Promise<LabelWish> {
  const { order_number: orderNumber, return_id: returnId, place_id: placeId, label_id: labelId, grams } = label;
  const order = await findOrder(shop.database.pool, orderNumber);
  const to = order && (returnId === null ? sentTo(order, label) : await senderOf(shop.database.db, order, returnId));
  if (!order || !to) throw new LabelFailure('refused');
  const { tag } = marketByHeader(order.order.locale) ?? defaultMarket;
  return {
    ...{ labelId, orderNumber, returnId, grams, carrier: label.carrier as CarrierId, box: usualBox },
    ...{ from: placeAt(shop, placeId), to },
    ...{ language: tag, shopName: shopNameOf(shop), now: shop.clock() },
  };
}

function sentTo({ shipments }: StoredOrder, { shipping_id }: LabelRow): Address | null | undefined {
  return shipments.find((one) => one.shipping_id === shipping_id)?.address;
}

function placeAt(shop: Shop, placeId: string): LabelSender {
  const place = shop.catalogue.place(placeId);
  const { addressLine1, city, province, postalCode, phone } = readPlaceDetails(place?.details);
  const country = place?.country ?? '';
  return { name: shopNameOf(shop), addressLine1, city, province, postalCode, country, phone };
}
