import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { ParcelTables } from '../tables/parcels.ts';
import type { Tables } from '../tables/tables.ts';
import type { ScanRow } from './scan.ts';
import type { ParcelUnderWay } from './under-way.ts';

export type ReturnParcelRow = Selectable<ParcelTables['return_parcel']>;

const columns = [
  'return_parcel.return_id',
  'return_parcel.carrier',
  'return_parcel.tracking_number',
  'return_parcel.made_at',
  'return_parcel.arrived_at',
  'return_parcel.next_look_at',
] as const;

/** A parcel of a return, and its order. */
export type FoundReturnParcel = ReturnParcelRow & Readonly<{ order_number: string }>;

/** The latest parcel of a return with a number; undefined if none has it, or several carriers have one and none is named. */
export async function findReturnParcel(
  db: Reader,
  { carrier, numbers }: Readonly<{ carrier: string | null; numbers: readonly string[] }>,
): Promise<FoundReturnParcel | undefined> {
  const rows = await db
    .selectFrom('return_parcel')
    .innerJoin('order_return', 'order_return.return_id', 'return_parcel.return_id')
    .select(columns)
    .select('order_number')
    .distinctOn('carrier')
    .where('tracking_number', 'in', numbers)
    .$if(carrier !== null, (query) => query.where('carrier', '=', carrier ?? ''))
    .orderBy('carrier')
    .orderBy('made_at', 'desc')
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}

/** A parcel of a return with what its carrier has reported, the oldest first. */
export type FollowedReturn = ReturnParcelRow & Readonly<{ scans: readonly ScanRow[] }>;

/** The parcels of some returns with their scans. */
export async function parcelsOfReturns(db: Reader, returnIds: readonly string[]): Promise<readonly FollowedReturn[]> {
  if (returnIds.length === 0) return [];
  const parcels = await db.selectFrom('return_parcel').select(columns).where('return_id', 'in', returnIds).execute();
  if (parcels.length === 0) return [];
  const scans = await db
    .selectFrom('return_scan')
    .select(['return_id', 'state', 'at', 'place'])
    .where('return_id', 'in', returnIds)
    .orderBy('at')
    .execute();
  return parcels.map((parcel) => ({
    ...parcel,
    scans: scans
      .filter(({ return_id }) => return_id === parcel.return_id)
      .map(({ state, at, place }) => ({ state, at, place })),
  }));
}

/** Writes scans of the parcel of a return, each moment of a state once. */
export async function writeReturnScans(
  tx: Transaction<Tables>,
  returnId: string,
  scans: readonly ScanRow[],
  takenAt: Date,
): Promise<void> {
  await tx
    .insertInto('return_scan')
    .values(scans.map((scan) => ({ ...scan, return_id: returnId, taken_at: takenAt })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Writes when the parcel of a return has arrived; null: it has not, as its carrier says now. `isOver`: nothing more is expected. */
export async function writeArrival(
  tx: Transaction<Tables>,
  returnId: string,
  { arrivedAt, isOver }: Readonly<{ arrivedAt: Date | null; isOver: boolean }>,
): Promise<void> {
  await tx
    .updateTable('return_parcel')
    .set({ arrived_at: arrivedAt, ...(isOver ? { next_look_at: null } : {}) })
    .where('return_id', '=', returnId)
    .execute();
}

/**
 * Takes parcels of returns that the service is to be asked about now, and leaves them to others only from `againAt` on. Those that
 * somebody has received are followed no more.
 */
export async function claimDueReturns(
  db: Reader,
  { now, againAt, limit }: Readonly<{ now: Date; againAt: Date; limit: number }>,
): Promise<readonly ReturnParcelRow[]> {
  await sql`
    update return_parcel set next_look_at = null from order_return
    where next_look_at is not null and order_return.return_id = return_parcel.return_id
      and order_return.state <> 'announced'`.execute(db);
  const { rows } = await sql<ReturnParcelRow>`
    with due as (
      select return_id from return_parcel where next_look_at <= ${now}
      order by next_look_at limit ${limit} for update skip locked
    )
    update return_parcel set next_look_at = ${againAt} from due
    where return_parcel.return_id = due.return_id returning return_parcel.*`.execute(db);
  return rows;
}

/** Sets when the service is asked again about the parcel of a return that is still under way; null: no more. */
export async function lookAgainAtReturn(db: Reader, returnId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('return_parcel')
    .set({ next_look_at: at })
    .where('return_id', '=', returnId)
    .where('next_look_at', 'is not', null)
    .execute();
}

/** Parcels of an owner's returns that have not arrived, newest first. */
export async function returnsUnderWay(db: Reader, owner: string): Promise<readonly ParcelUnderWay[]> {
  const rows = await db
    .selectFrom('return_parcel')
    .innerJoin('order_return', 'order_return.return_id', 'return_parcel.return_id')
    .innerJoin('orders', 'orders.order_number', 'order_return.order_number')
    .select(['orders.order_number as orderNumber', 'carrier', 'tracking_number as trackingNumber'])
    .where('orders.owner', '=', owner)
    .where('next_look_at', 'is not', null)
    .orderBy('made_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, expectedOn: null }));
}
