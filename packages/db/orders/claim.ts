import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Gives an order of a guest to a consumer; nothing happens to one that belongs to a consumer. */
export async function giveOrder(db: Kysely<Tables>, orderNumber: string, consumerId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ owner: consumerId })
    .where('order_number', '=', orderNumber)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('consumer').select('id').whereRef('consumer.id', '=', 'orders.owner'))),
    )
    .execute();
}
