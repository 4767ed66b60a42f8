import type { Insertable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { StockTables } from '../tables/stock.ts';
import type { Tables } from '../tables/tables.ts';

/** Which places supply pieces instead of another one, with who has asked for that; null once they are deleted. */
type NamedPieceMove = Readonly<{
  moveNo: number;
  shippingId: string;
  upc: string;
  from: string | null;
  qty: number;
  supplied: readonly Readonly<{ placeId: string; qty: number }>[];
  arrivesBy: string | null;
  author: string | null;
  at: Date;
}>;

type NewPieceMove = Omit<Insertable<StockTables['piece_move']>, 'supplied'> & Pick<NamedPieceMove, 'supplied'>;

/** Writes that places supply pieces that another one could not find. */
export async function insertPieceMove(tx: Transaction<Tables>, move: NewPieceMove): Promise<void> {
  await tx
    .insertInto('piece_move')
    .values({ ...move, supplied: JSON.stringify(move.supplied) })
    .execute();
}

/** The moves of the pieces of an order, the oldest first. */
export async function pieceMovesOf(db: Reader, orderNumber: string): Promise<readonly NamedPieceMove[]> {
  return db
    .selectFrom('piece_move')
    .leftJoin('staff', 'staff.id', 'piece_move.moved_by')
    .select(['move_no as moveNo', 'shipping_id as shippingId', 'upc', 'from_place as from', 'qty', 'supplied'])
    .select(['arrives_by as arrivesBy', 'staff.name as author', 'moved_at as at'])
    .where('order_number', '=', orderNumber)
    .orderBy('move_no')
    .execute();
}
