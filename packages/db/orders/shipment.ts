import { type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { OrderTables } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';
import { lacksPieces } from './unplaced.ts';

export type ShipmentKey = Readonly<{ orderNumber: string; shippingId: string }>;

export type ShipmentRow = Pick<
  Selectable<OrderTables['order_shipment']>,
  | 'shipping_id'
  | 'kind'
  | 'packed_at'
  | 'first_parcel_at'
  | 'shipped_at'
  | 'ready_at'
  | 'delivered_at'
  | 'cancelled_at'
  | 'carrier'
  | 'tracking_number'
  | 'promised_to'
> &
  Readonly<{
    /** Whether no place has pieces of it. */
    lacks_pieces: boolean;
    /** Which places supply pieces of it instead of another one, the oldest first. */
    moves: readonly Readonly<{
      upc: string;
      supplied: readonly Readonly<{ placeId: string; qty: number }>[];
      arrivesBy: string | null;
    }>[];
  }>;

/** The state of an order, locked until the transaction ends; undefined for an unknown one. */
export async function lockOrderState(tx: Transaction<Tables>, orderNumber: string): Promise<string | undefined> {
  return (await lockOrder(tx, orderNumber))?.state;
}

/** Locks orders until the transaction ends, in the order of their numbers, so that those who lock the same ones wait for each other. */
export async function lockOrders(tx: Transaction<Tables>, orderNumbers: readonly string[]): Promise<void> {
  await sql`
    select from orders where order_number = any(${[...orderNumbers]}::text[]) order by order_number for update`.execute(
    tx,
  );
}

/**
 * The same, undefined too for one whose buyer is erased: nothing about a person is written on it any more. Who buys at a till may have given
 * no email at all.
 */
export async function lockStateWithBuyer(tx: Transaction<Tables>, orderNumber: string): Promise<string | undefined> {
  const row = await lockOrder(tx, orderNumber);
  return row?.email || row?.in_store ? row.state : undefined;
}

/** Locks an order until the transaction ends; undefined where nobody can be written to: the email of an erased buyer is empty. */
export async function lockEmail(tx: Transaction<Tables>, orderNumber: string): Promise<string | undefined> {
  return (await lockOrder(tx, orderNumber))?.email || undefined;
}

function lockOrder(tx: Transaction<Tables>, orderNumber: string) {
  return tx
    .selectFrom('orders')
    .select(['state', 'email', 'in_store'])
    .where('order_number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the orders of a consumer until the transaction ends, before what belongs to them, as all that change one do. */
export async function lockOrdersOf(db: Reader, owner: string): Promise<void> {
  await db
    .selectFrom('orders')
    .select('order_number')
    .where('owner', '=', owner)
    .orderBy('order_number')
    .forUpdate()
    .execute();
}

const movesOfShipment = sql<ShipmentRow['moves']>`coalesce((
  select jsonb_agg(jsonb_build_object('upc', upc, 'supplied', supplied, 'arrivesBy', arrives_by) order by move_no)
  from piece_move as move
  where move.order_number = order_shipment.order_number and move.shipping_id = order_shipment.shipping_id
), '[]')`;

/** The steps that each shipment of an order has reached, and what has become of pieces that were not found. */
export async function shipmentRows(db: Reader, orderNumber: string): Promise<readonly ShipmentRow[]> {
  return db
    .selectFrom('order_shipment')
    .select(['shipping_id', 'kind', 'packed_at', 'shipped_at', 'ready_at', 'delivered_at', 'carrier'])
    .select(['tracking_number', 'first_parcel_at', 'cancelled_at', 'promised_to'])
    .select(sql<boolean>`${lacksPieces}`.as('lacks_pieces'))
    .select(movesOfShipment.as('moves'))
    .where('order_number', '=', orderNumber)
    .orderBy('shipping_id')
    .execute();
}

/** Writes how far a shipment is. */
export async function updateShipment(
  tx: Transaction<Tables>,
  { orderNumber, shippingId }: ShipmentKey,
  change: Updateable<OrderTables['order_shipment']>,
): Promise<void> {
  await tx
    .updateTable('order_shipment')
    .set(change)
    .where('order_number', '=', orderNumber)
    .where('shipping_id', '=', shippingId)
    .execute();
}
