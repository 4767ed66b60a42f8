import { closeLabel, failLabel, keepLabel, type LabelRow, nameLabel } from '@eyelet/db/parcels/label.ts';
import { growingPause } from '@eyelet/domain/calendar/growing-pause.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { CarrierId } from '@eyelet/domain/orders/carriers.ts';
import { isFinalProblem, mostPauseMs, mostVoidTries, usualBox } from '@eyelet/domain/parcels/label.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Shop } from '../kernel/shop.ts';
import { shopNameOf } from '../mail/sender.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { LabelFailure, type LabelSender, type LabelService, type LabelWish } from './label-service.ts';

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
    if (!labels.carriers.includes(wish.carrier)) throw new LabelFailure('refused');
    const ref = label.service_ref ?? (await labels.prepare(wish, signal));
    // Somebody does without it meanwhile, or another process has taken it over: nothing is bought.
    if (label.service_ref === null && !(await nameLabel(db, labelId, ref))) return;
    await keepLabel(db, labelId, await labels.buy(ref, wish, signal), shop.clock());
  } catch (error) {
    const { problem, detail } = failureOf(error);
    shop.log.warn({ err: error, service: label.service, carrier: label.carrier, labelId }, 'a label was not made');
    const againAt = isFinalProblem(problem) ? null : againAfter(shop, label);
    await failLabel(db, labelId, { problem, detail, againAt });
  }
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
  const { order_number: orderNumber, shipping_id: shippingId, place_id: placeId, label_id: labelId, grams } = label;
  const order = await findOrder(shop.database.pool, orderNumber);
  const shipment = order?.shipments.find((one) => one.shipping_id === shippingId);
  if (!order || !shipment?.address) throw new LabelFailure('refused');
  const { tag } = marketByHeader(order.order.locale) ?? defaultMarket;
  return {
    ...{ labelId, orderNumber, grams, carrier: label.carrier as CarrierId, box: usualBox },
    ...{ from: senderAt(shop, placeId), to: shipment.address },
    ...{ language: tag, shopName: shopNameOf(shop), now: shop.clock() },
  };
}

function senderAt(shop: Shop, placeId: string): LabelSender {
  const place = shop.catalogue.place(placeId);
  const { addressLine1, city, province, postalCode, phone } = readPlaceDetails(place?.details);
  const country = place?.country ?? '';
  return { name: shopNameOf(shop), addressLine1, city, province, postalCode, country, phone };
}
