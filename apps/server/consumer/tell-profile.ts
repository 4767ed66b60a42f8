import type { Consumer, ConsumerChange } from '@eyelet/db/consumers/consumer.ts';
import type { Reader, Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';

/** Writes that somebody's data has changed: the profile itself, or an address of it. */
export async function tellChanged(tx: Reader, consumerId: string, now: Date): Promise<void> {
  await writeFacts(tx, [{ name: 'consumer.changed', subject: consumerId, payload: { consumerId } }], now);
}

/** Writes that a profile has changed, and where its owner has joined the loyalty programme or left it. */
export async function tellProfile(
  tx: Transaction<Tables>,
  { id: consumerId, member_id: before }: Pick<Consumer, 'id' | 'member_id'>,
  { member_id: after = before }: Pick<ConsumerChange, 'member_id'>,
  now: Date,
): Promise<void> {
  await tellChanged(tx, consumerId, now);
  if ((before === null) === (after === null)) return;
  const name = after === null ? 'member.left' : 'member.joined';
  await writeFacts(tx, [{ name, subject: consumerId, payload: { consumerId } }], now);
}
