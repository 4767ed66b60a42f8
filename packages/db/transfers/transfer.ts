import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { StepLine, TransferTables } from '../tables/transfers.ts';

export type TransferRow = Selectable<TransferTables['transfer']>;
export type TransferLineRow = Selectable<TransferTables['transfer_line']>;

/** What a draft says: the ids of its places, its goods and a note. */
export type TransferDraft = Readonly<{
  from: string;
  to: string;
  note: string;
  lines: readonly Readonly<{ upc: string; qty: number }>[];
}>;

/** A transfer, locked until the transaction ends. */
export async function lockTransfer(tx: Transaction<Tables>, transferId: string): Promise<TransferRow | undefined> {
  return tx.selectFrom('transfer').selectAll().where('transfer_id', '=', transferId).forUpdate().executeTakeFirst();
}

export async function findTransfer(db: Reader, transferId: string): Promise<TransferRow | undefined> {
  return db.selectFrom('transfer').selectAll().where('transfer_id', '=', transferId).executeTakeFirst();
}

/** The goods of a transfer, in the order in which they were written down. */
export async function linesOfTransfer(db: Reader, transferId: string): Promise<readonly TransferLineRow[]> {
  return db
    .selectFrom('transfer_line')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .orderBy('position')
    .orderBy('upc')
    .execute();
}

/** Adds a draft; undefined when one of the id was added meanwhile. */
export async function insertTransfer(
  tx: Transaction<Tables>,
  transferId: string,
  { from, to, note, lines }: TransferDraft,
  now: Date,
): Promise<TransferRow | undefined> {
  const added = await tx
    .insertInto('transfer')
    .values({
      ...{ transfer_id: transferId, from_place: from, to_place: to, state: 'draft', note },
      ...{ created_at: now, sent_at: null, ended_at: null },
    })
    .onConflict((on) => on.column('transfer_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) await insertLines(tx, transferId, lines);
  return added;
}

/** Writes a draft anew, and increments its version. */
export async function updateDraft(
  tx: Transaction<Tables>,
  transferId: string,
  { from, to, note, lines }: TransferDraft,
): Promise<void> {
  await tx
    .updateTable('transfer')
    .set((eb) => ({ from_place: from, to_place: to, note, version: eb('version', '+', 1) }))
    .where('transfer_id', '=', transferId)
    .execute();
  await tx.deleteFrom('transfer_line').where('transfer_id', '=', transferId).execute();
  await insertLines(tx, transferId, lines);
}

async function insertLines(tx: Transaction<Tables>, transferId: string, lines: TransferDraft['lines']): Promise<void> {
  await tx
    .insertInto('transfer_line')
    .values(lines.map(({ upc, qty }, position) => ({ transfer_id: transferId, upc, qty, position })))
    .execute();
}

/** Writes that all that a draft wants has left. */
export async function markSent(tx: Transaction<Tables>, transferId: string, now: Date): Promise<void> {
  await tx
    .updateTable('transfer')
    .set((eb) => ({ state: 'sent', sent_at: now, version: eb('version', '+', 1) }))
    .where('transfer_id', '=', transferId)
    .execute();
  await tx
    .updateTable('transfer_line')
    .set((eb) => ({ sent: eb.ref('qty') }))
    .where('transfer_id', '=', transferId)
    .execute();
}

/** Increments the version after a step, and ends the transfer if the step has done so. */
export async function markStepped(
  tx: Transaction<Tables>,
  transferId: string,
  ended?: Readonly<{ state: 'received' | 'cancelled'; now: Date }>,
): Promise<void> {
  await tx
    .updateTable('transfer')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(ended ? { state: ended.state, ended_at: ended.now } : {}),
    }))
    .where('transfer_id', '=', transferId)
    .execute();
}

/** Adds what a step has moved to the lines; goods that only came become lines at the end. */
export async function addMoves(tx: Transaction<Tables>, transferId: string, moves: readonly StepLine[]): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    insert into transfer_line (transfer_id, upc, position, qty)
    select ${transferId}, upc, (select count(*) from transfer_line where transfer_id = ${transferId}) + row_number() over (), 0
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (upc text)
    on conflict do nothing`.execute(tx);
  await sql`
    update transfer_line as line set received = line.received + move.received, damaged = line.damaged + move.damaged,
      lost = line.lost + move.lost, found = line.found + move.found, returned = line.returned + move.returned
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as move (upc text, received int, damaged int, lost int, found int, returned int)
    where line.transfer_id = ${transferId} and line.upc = move.upc`.execute(tx);
}
