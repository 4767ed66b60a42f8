import type { Transaction } from '@eyelet/db/database.ts';
import { type Fact, writeFacts } from '@eyelet/db/events/event.ts';
import { lockStateWithBuyer } from '@eyelet/db/orders/shipment.ts';
import { findParcel, type ParcelChange, type ParcelRow, updateParcel } from '@eyelet/db/parcels/parcel.ts';
import { type KnownParcel, readParcel } from '@eyelet/db/parcels/read.ts';
import { findReturnParcel } from '@eyelet/db/parcels/return-parcel.ts';
import { type ScanRow, scansOfOthers, writeScans } from '@eyelet/db/parcels/scan.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { newsOf, type ParcelNews } from '@eyelet/domain/parcels/news.ts';
import {
  allArrivedAt,
  freshScans,
  latestScan,
  type ParcelState,
  type ParcelUpdate,
  type Scan,
} from '@eyelet/domain/parcels/scan.ts';
import { trackingNumberOf } from '@eyelet/domain/parcels/tracking-number.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { recordStep } from '../orders/record-step.ts';
import { takeQuiet } from './take-quiet.ts';
import { takeReturnUpdate } from './take-return-update.ts';

/** `taken`: something new was learnt; `known`: nothing; `stranger`: no parcel of the shop has this number. */
export type UpdateOutcome = 'taken' | 'known' | 'stranger';

/**
 * Takes in what a service says about a parcel: its scans once each, in whichever order they come, and the expected day
 * of the latest update. News for its shopper are facts of the same transaction, and a shipment that was handed over has arrived once
 * all its parcels have. What is no news whatever else is known goes the short way. The order is locked, as by everything that moves one.
 * Places are not stored once its buyer is erased.
 */
export async function takeUpdate(
  shop: Pick<Shop, 'database' | 'clock' | 'log'>,
  update: ParcelUpdate,
): Promise<UpdateOutcome> {
  const { database } = shop;
  const { carrier, trackingNumber } = update;
  // Numbers that were recorded before they were all written alike are still found as they are.
  const numbers = [trackingNumber, trackingNumberOf(trackingNumber)];
  const quiet = await takeQuiet(shop, update, numbers);
  if (quiet === 'taken' || quiet === 'known') return quiet;
  const sent = quiet === 'open' ? await findParcel(database.db, { carrier, numbers }) : undefined;
  // Carriers use their numbers again: the later parcel of a number is the one that travels.
  const sentBack = await findReturnParcel(database.db, { carrier, numbers });
  if (sentBack && !(sent && sent.handed_over_at >= sentBack.made_at)) return takeReturnUpdate(shop, update, sentBack);
  return sent ? takeSentUpdate(shop, update, sent) : 'stranger';
}

async function takeSentUpdate(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  update: ParcelUpdate,
  found: ParcelRow,
): Promise<'taken' | 'known'> {
  const now = clock();
  const isNew = await transact(database.db, async (tx) => {
    const hasBuyer = (await lockStateWithBuyer(tx, found.order_number)) !== undefined;
    const said = hasBuyer ? update : { ...update, scans: update.scans.map((scan) => ({ ...scan, place: '' })) };
    return learn(tx, await readParcel(tx, found.parcel_id), said, now);
  });
  if (isNew) wakeAnnouncer(database);
  return isNew ? 'taken' : 'known';
}

async function learn(tx: Transaction<Tables>, parcel: KnownParcel, update: ParcelUpdate, now: Date): Promise<boolean> {
  const { parcel_id: parcelId, order_number: orderNumber, shipping_id: shippingId } = parcel;
  const key = { orderNumber, shippingId };
  const known = scansIn(parcel.scans);
  const fresh = freshScans(known, update.scans, parcel.handed_over_at);
  const said =
    parcel.expected_said_at === null || parcel.expected_said_at < update.saidAt ? update.expectedOn : undefined;
  const isExpectedAnew = said !== undefined && said !== parcel.expected_on;
  if (fresh.length === 0 && !isExpectedAnew) {
    // The same day said once more is later than whatever was said in between.
    if (said !== undefined) await updateParcel(tx, parcelId, { expected_said_at: update.saidAt });
    return false;
  }
  const scans = [...known, ...fresh];
  const { promised_to: promisedTo, first_parcel_at, locale } = parcel;
  const news = newsOf({ scans: known, promisedTo, toldOn: parcel.told_on }, scans, isExpectedAnew ? said : null);
  await writeScans(tx, parcelId, fresh, now);
  await updateParcel(
    tx,
    parcelId,
    changeOf(news, scans, said === undefined ? undefined : { expectedOn: said, update }),
  );
  const about = first_parcel_at === null ? key : { ...key, parcelId };
  await writeFacts(tx, factsOf(news, about, (marketByHeader(locale) ?? defaultMarket).timeZone), now);
  const arrivedAt = news.some(({ kind }) => kind === 'delivered')
    ? allArrivedAt([scans, ...(await scansOfOthers(tx, parcel)).map(scansIn)])
    : undefined;
  if (arrivedAt) await recordStep(tx, key, { step: 'delivered', now: arrivalOf(arrivedAt, parcel, now) });
  return true;
}

function scansIn(rows: readonly ScanRow[]): readonly Scan[] {
  return rows.map((row) => ({ ...row, state: row.state as ParcelState }));
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

/** The days of facts are those of the order's market. That a shipment has arrived is the fact of its step. */
function factsOf(
  news: readonly ParcelNews[],
  key: Readonly<{ orderNumber: string; shippingId: string; parcelId?: number }>,
  timeZone: string,
): readonly Fact[] {
  return news
    .filter(({ kind }) => kind !== 'delivered')
    .map((one) => ({
      name: `shipment.${one.kind}`,
      subject: key.orderNumber,
      payload: { ...key, day: one.kind === 'delayed' ? one.expectedOn : localTime(one.at, timeZone).day },
    }));
}

/** When it arrived as the carrier says, but neither before it left nor in the future: from then on its days of return count. */
function arrivalOf(at: Date, { handed_over_at: from }: ParcelRow, now: Date): Date {
  return new Date(Math.min(Math.max(at.getTime(), from.getTime()), now.getTime()));
}
