import type { Selectable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { OrderTables } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';

export type AddressChangeRow = Selectable<OrderTables['order_address_change']>;

/** How the delivery address of an order was changed, the oldest first. */
export async function addressChangesOf(db: Reader, orderNumber: string): Promise<readonly AddressChangeRow[]> {
  return db
    .selectFrom('order_address_change')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('change_no')
    .execute();
}

/** Sends the shipments of an order that go to its delivery address to another one, and keeps both. */
export async function writeAddressChange(
  tx: Transaction<Tables>,
  { before, after, ...row }: AddressChangeRow,
): Promise<void> {
  const written = JSON.stringify(after);
  await tx
    .insertInto('order_address_change')
    .values({ ...row, before: JSON.stringify(before), after: written })
    .execute();
  await tx
    .updateTable('order_shipment')
    .set({ address: written })
    .where('order_number', '=', row.order_number)
    .where('kind', 'in', ['home', 'customs'])
    .execute();
}
