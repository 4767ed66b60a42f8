import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Units that are sent again: the line of the order whose goods they are, of the replacement, and of the order that was paid. */
export type ReplacementLine = Readonly<{ lineNo: number; ownLineNo: number; rootLineNo: number; qty: number }>;

/** An order by which goods of another one were sent again. */
export type StoredReplacement = Readonly<{
  orderNumber: string;
  /** The order whose goods it sends again: the first one or another replacement. */
  ofOrder: string;
  replacementId: string;
  state: string;
  reason: string;
  author: string;
  madeAt: Date;
  /** When its goods arrived; null before. */
  deliveredAt: Date | null;
  lines: readonly ReplacementLine[];
}>;

/** The replacements of an order that was paid, those of replacements too, the oldest first. */
export async function replacementsUnder(db: Reader, rootOrder: string): Promise<readonly StoredReplacement[]> {
  const { rows } = await sql<StoredReplacement>`
    select orders.order_number as "orderNumber", of_order as "ofOrder", replacement_id as "replacementId", orders.state, reason, author,
           made_at as "madeAt",
           (select max(delivered_at) from order_shipment
            where order_shipment.order_number = orders.order_number) as "deliveredAt",
           (select json_agg(json_build_object('lineNo', line_no, 'ownLineNo', own_line_no,
                                              'rootLineNo', root_line_no, 'qty', qty) order by line_no) from order_replacement_line
            where order_replacement_line.order_number = orders.order_number) as lines
    from order_replacement join orders using (order_number)
    where root_order = ${rootOrder} order by made_at, orders.order_number`.execute(db);
  return rows;
}

/** The order whose goods were replaced under an id; undefined for an unknown one. */
export async function orderReplacedUnder(db: Reader, replacementId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_replacement')
    .select('of_order')
    .where('replacement_id', '=', replacementId)
    .executeTakeFirst();
  return row?.of_order;
}

export type NewReplacement = Tables['order_replacement'] & Readonly<{ lines: readonly ReplacementLine[] }>;

/** Stores that an order replaces units of another one. */
export async function insertReplacement(tx: Transaction<Tables>, { lines, ...row }: NewReplacement): Promise<void> {
  const { order_number } = row;
  await tx.insertInto('order_replacement').values(row).execute();
  await tx
    .insertInto('order_replacement_line')
    .values(
      lines.map(({ lineNo, ownLineNo, rootLineNo, qty }) => ({
        ...{ order_number, line_no: lineNo, own_line_no: ownLineNo, root_line_no: rootLineNo, qty },
      })),
    )
    .execute();
}
