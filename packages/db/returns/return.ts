import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { ReturnTables } from '../tables/returns.ts';
import type { Tables } from '../tables/tables.ts';
import { type ExchangeRow, exchangesOf } from './exchange.ts';
import { picturesOfOrder, type ReturnPicture } from './picture.ts';

export type ReturnRow = Selectable<ReturnTables['order_return']>;
export type ReturnLineRow = Selectable<ReturnTables['order_return_line']>;

/** A return with its lines, by line number, what is wanted instead of them, and the pictures of them. */
export type StoredReturn = ReturnRow &
  Readonly<{
    lines: readonly ReturnLineRow[];
    exchanges: readonly ExchangeRow[];
    pictures: readonly ReturnPicture[];
  }>;

/** The key of its refunds within the order. */
export const returnRefundKey = (returnId: string) => `return-${returnId}`;

/** The returns of an order, the oldest first. */
export async function returnsOfOrder(db: Reader, orderNumber: string): Promise<readonly StoredReturn[]> {
  const returns = await db
    .selectFrom('order_return')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('created_at')
    .orderBy('return_id')
    .execute();
  const lines = await db
    .selectFrom('order_return_line')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('line_no')
    .execute();
  const exchanges = await exchangesOf(
    db,
    returns.map((one) => one.return_id),
  );
  const pictures = returns.length === 0 ? [] : await picturesOfOrder(db, orderNumber);
  return returns.map((one) => ({
    ...one,
    lines: lines.filter((line) => line.return_id === one.return_id),
    exchanges: exchanges.filter((exchange) => exchange.return_id === one.return_id),
    pictures: pictures.filter((picture) => picture.return_id === one.return_id),
  }));
}

/** A return without its lines; with `locked`, until the transaction ends. */
export async function findReturn(db: Reader, returnId: string): Promise<ReturnRow | undefined> {
  return db.selectFrom('order_return').selectAll().where('return_id', '=', returnId).executeTakeFirst();
}

const undecided = { accepted: null, restocked: null, given: null, due: null };

/** Stores a return with its lines. */
export async function insertReturn(
  tx: Transaction<Tables>,
  row: Pick<Insertable<ReturnTables['order_return']>, 'return_id' | 'order_number' | 'created_at' | 'as_credit'>,
  lines: readonly Pick<ReturnLineRow, 'line_no' | 'qty' | 'reason'>[],
): Promise<void> {
  const { return_id, order_number } = row;
  const fresh = { state: 'announced', refund: null, handed_over_at: null, received_at: null, closed_at: null } as const;
  await tx
    .insertInto('order_return')
    .values({ ...row, ...fresh })
    .execute();
  await tx
    .insertInto('order_return_line')
    .values(lines.map((line) => ({ ...line, ...undecided, return_id, order_number })))
    .execute();
}

/** Writes whether the money of a return becomes store credit. */
export async function writeAsCredit(tx: Transaction<Tables>, returnId: string, asCredit: boolean): Promise<void> {
  await tx
    .updateTable('order_return')
    .set((eb) => ({ as_credit: asCredit, version: eb('version', '+', 1) }))
    .where('return_id', '=', returnId)
    .execute();
}

/** The store that took a return back in person, and the id of the call that did. */
export type Taking = Readonly<{ storeId: string; takeId: string }>;

/** Writes that a return has come: its parcel, or into the hands of a store. */
export async function markReceived(
  tx: Transaction<Tables>,
  returnId: string,
  { taking, now }: Readonly<{ taking?: Taking | undefined; now: Date }>,
): Promise<void> {
  const taken = taking && { taken_at: taking.storeId, take_id: taking.takeId };
  await tx
    .updateTable('order_return')
    .set((eb) => ({ state: 'received', received_at: now, ...taken, version: eb('version', '+', 1) }))
    .where('return_id', '=', returnId)
    .execute();
}

/** Lets one call at a time take goods back under an id, until the transaction ends, and answers what was taken back under it. */
export async function lockTaking(tx: Transaction<Tables>, takeId: string): Promise<ReturnRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`take ${takeId}`}, 0))`.execute(tx);
  return tx.selectFrom('order_return').selectAll().where('take_id', '=', takeId).executeTakeFirst();
}

/** Writes that the parcel of a return is on its way. */
export async function markHandedOver(tx: Transaction<Tables>, returnId: string, now: Date): Promise<void> {
  await tx
    .updateTable('order_return')
    .set((eb) => ({ handed_over_at: now, version: eb('version', '+', 1) }))
    .where('return_id', '=', returnId)
    .execute();
}

/** Units of a line that something is given for, and what they were worth. */
export type ReturnedLine = Readonly<{ lineNo: number; given: number; due: number }>;

/** Writes what is given for lines of a return. */
export async function writeGiven(
  tx: Transaction<Tables>,
  returnId: string,
  lines: readonly ReturnedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const lineNos = lines.map(({ lineNo }) => lineNo);
  const given = lines.map((line) => line.given);
  const due = lines.map((line) => line.due);
  await sql`
    update order_return_line set given = it.given, due = it.due
    from unnest(${lineNos}::int[], ${given}::int[], ${due}::int[]) as it (line_no, given, due)
    where return_id = ${returnId} and order_return_line.line_no = it.line_no`.execute(tx);
}

/** Adds to what of a return goes along to the order of an exchange, and to what of all that is given for it is the delivery. */
export async function addCarried(
  tx: Transaction<Tables>,
  returnId: string,
  { carried, delivery }: Readonly<{ carried: number; delivery: number }>,
): Promise<void> {
  await tx
    .updateTable('order_return')
    .set((eb) => ({ carried: eb('carried', '+', carried), delivery: eb('delivery', '+', delivery) }))
    .where('return_id', '=', returnId)
    .execute();
}

export type DecidedLine = Readonly<{ lineNo: number; accepted: number; restocked: number; note: string }>;

/** Closes a return with what was decided of each of its lines, and what is given back in money. */
export async function closeReturn(
  tx: Transaction<Tables>,
  returnId: string,
  { lines, refund, now }: Readonly<{ lines: readonly DecidedLine[]; refund: number; now: Date }>,
): Promise<void> {
  const lineNos = lines.map(({ lineNo }) => lineNo);
  const accepted = lines.map((line) => line.accepted);
  const restocked = lines.map((line) => line.restocked);
  const notes = lines.map(({ note }) => note);
  await sql`
    update order_return_line set accepted = it.accepted, restocked = it.restocked, note = it.note
    from unnest(${lineNos}::int[], ${accepted}::int[], ${restocked}::int[], ${notes}::text[])
      as it (line_no, accepted, restocked, note)
    where return_id = ${returnId} and order_return_line.line_no = it.line_no`.execute(tx);
  await tx
    .updateTable('order_return')
    .set((eb) => ({ state: 'closed', refund, closed_at: now, version: eb('version', '+', 1) }))
    .where('return_id', '=', returnId)
    .execute();
}
