import type { Reader } from '../database.ts';
import type { Consumer } from './consumer.ts';

/** Consumers whose deletion is due, except those with an order that is being placed or paid. */
export async function dueForDeletion(db: Reader, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('consumer')
    .select('id')
    .where('deletion_due_at', '<=', now)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('placement')
            .select('cart_id')
            .whereRef('placement.owner', '=', 'consumer.id')
            .where('placement.state', 'in', ['running', 'challenge']),
        ),
      ),
    )
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** A consumer whose deletion is still due, locked until the transaction ends; it may have been cancelled meanwhile. */
export async function lockDueConsumer(db: Reader, id: string, now: Date): Promise<Consumer | undefined> {
  return db
    .selectFrom('consumer')
    .selectAll()
    .where('id', '=', id)
    .where('deletion_due_at', '<=', now)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a consumer as deleted once the other data is deleted; signing in is no longer possible. */
export async function finishDeletion(db: Reader, id: string, now: Date): Promise<void> {
  await db.deleteFrom('credential').where('consumer_id', '=', id).execute();
  await db.deleteFrom('till_pin').where('consumer_id', '=', id).execute();
  await db.deleteFrom('known_device').where('consumer_id', '=', id).execute();
  await db.deleteFrom('reset_link').where('consumer_id', '=', id).execute();
  await db.updateTable('consumer').set({ deleted_at: now, deletion_due_at: null }).where('id', '=', id).execute();
}
