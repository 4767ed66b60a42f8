import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Empties the names of a member of staff on orders; what they did stays, and requests for mails still count. */
export async function forgetStaffOfOrders(tx: Transaction<Tables>, staffId: string): Promise<void> {
  const nobody = { author_id: '', author: '' };
  await tx.updateTable('order_note').set(nobody).where('author_id', '=', staffId).execute();
  await tx.updateTable('order_address_change').set(nobody).where('author_id', '=', staffId).execute();
  await tx.updateTable('order_replacement').set(nobody).where('author_id', '=', staffId).execute();
  const unasked = { asked_by_id: null, asked_by: '' };
  await tx.updateTable('order_mail').set(unasked).where('asked_by_id', '=', staffId).execute();
}
