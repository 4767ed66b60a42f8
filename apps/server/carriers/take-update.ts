import type { Transaction } from '@eyelet/db/database.ts';
import { type Fact, writeFacts } from '@eyelet/db/events/event.ts';
import { lockOrderState, shipmentPromise } from '@eyelet/db/orders/shipment.ts';
import { findParcel, type ParcelChange, type ParcelRow, readParcel, updateParcel } from '@eyelet/db/parcels/parcel.ts';
import { scansOf, writeScans } from '@eyelet/db/parcels/scan.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { newsOf, type ParcelNews } from '@eyelet/domain/parcels/news.ts';
import { freshScans, latestScan, type ParcelState, type ParcelUpdate, type Scan } from '@eyelet/domain/parcels/scan.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { recordStep } from '../orders/record-step.ts';

/** `taken`: something new was learnt; `known`: nothing; `stranger`: no parcel of the shop has this number. */
export type UpdateOutcome = 'taken' | 'known' | 'stranger';

/**
 * Takes in what a service says about a parcel: its scans once each, in whichever order they come, and the expected day
 * of the latest update. What its shopper is to be told is written as facts in the same transaction, and a shipment that
 * was handed over has arrived. The order is locked, as by all that move one.
 */
export async function takeUpdate(shop: Pick<Shop, 'database' | 'clock'>, update: ParcelUpdate): Promise<UpdateOutcome> {
  const { database, clock } = shop;
  const found = await findParcel(database.db, update);
  if (!found) return 'stranger';
  const now = clock();
  const isNew = await database.db.transaction().execute(async (tx) => {
    await lockOrderState(tx, found.order_number);
    return learn(tx, await readParcel(tx, found.parcel_id), update, now);
  });
  if (isNew) wakeAnnouncer(database);
  return isNew ? 'taken' : 'known';
}

async function learn(tx: Transaction<Tables>, parcel: ParcelRow, update: ParcelUpdate, now: Date): Promise<boolean> {
  const { parcel_id: parcelId, order_number: orderNumber, shipping_id: shippingId } = parcel;
  const key = { orderNumber, shippingId };
  const known = (await scansOf(tx, parcelId)).map((row): Scan => ({ ...row, state: row.state as ParcelState }));
  const fresh = freshScans(known, update.scans, parcel.handed_over_at);
  const said =
    parcel.expected_said_at === null || parcel.expected_said_at < update.saidAt ? update.expectedOn : undefined;
  const isExpectedAnew = said !== undefined && said !== parcel.expected_on;
  if (fresh.length === 0 && !isExpectedAnew) return false;
  const scans = [...known, ...fresh];
  const promisedTo = await shipmentPromise(tx, key);
  const news = newsOf({ scans: known, promisedTo, toldOn: parcel.told_on }, scans, isExpectedAnew ? said : null);
  await writeScans(tx, parcelId, fresh, now);
  await updateParcel(tx, parcelId, changeOf(news, scans, isExpectedAnew ? { expectedOn: said, update } : undefined));
  await writeFacts(tx, factsOf(news, key), now);
  const arrived = news.find(({ kind }) => kind === 'delivered');
  if (arrived?.kind === 'delivered')
    await recordStep(tx, key, { step: 'delivered', now: arrivalOf(arrived.at, parcel, now) });
  return true;
}

type Expected = Readonly<{ expectedOn: string | null; update: ParcelUpdate }>;

function changeOf(news: readonly ParcelNews[], scans: readonly Scan[], expected: Expected | undefined): ParcelChange {
  const late = news.find((one) => one.kind === 'delayed');
  const isOver = ['delivered', 'returning'].includes(latestScan(scans)?.state ?? '');
  return {
    ...(expected ? { expected_on: expected.expectedOn, expected_said_at: expected.update.saidAt } : {}),
    ...(late?.kind === 'delayed' ? { told_on: late.expectedOn } : {}),
    ...(isOver ? { next_look_at: null } : {}),
  };
}

/** That a shipment has arrived is the fact of its step. */
function factsOf(
  news: readonly ParcelNews[],
  key: Readonly<{ orderNumber: string; shippingId: string }>,
): readonly Fact[] {
  return news
    .filter(({ kind }) => kind !== 'delivered')
    .map((one) => ({
      name: `shipment.${one.kind}`,
      subject: key.orderNumber,
      payload: { ...key, day: one.kind === 'delayed' ? one.expectedOn : one.at.toISOString().slice(0, 10) },
    }));
}

/** When it arrived as the carrier says, but neither before it left nor in the future: from then on its days of return count. */
function arrivalOf(at: Date, { handed_over_at: from }: ParcelRow, now: Date): Date {
  return new Date(Math.min(Math.max(at.getTime(), from.getTime()), now.getTime()));
}
