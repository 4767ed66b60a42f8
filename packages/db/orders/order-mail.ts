import type { Insertable, Selectable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { OrderTables } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';

export type OrderMailRow = Selectable<OrderTables['order_mail']>;
export type OrderMailKey = Readonly<{ orderNumber: string; mailId: string }>;

/** Records that a member of staff asks for a mail of an order to be sent again. */
export async function askForOrderMail(
  tx: Transaction<Tables>,
  row: Omit<Insertable<OrderTables['order_mail']>, 'sent_at'>,
): Promise<void> {
  await tx
    .insertInto('order_mail')
    .values({ ...row, sent_at: null })
    .execute();
}

/** The mails of an order, sent or asked for, the oldest first. */
export async function mailsOfOrder(db: Reader, orderNumber: string): Promise<readonly OrderMailRow[]> {
  return db
    .selectFrom('order_mail')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('asked_at')
    .orderBy('mail_id')
    .execute();
}
