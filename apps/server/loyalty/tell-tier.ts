import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Tier } from '@eyelet/domain/loyalty/tiers.ts';
import type { Shop } from '../kernel/shop.ts';
import { tierOfMember } from './tiers.ts';

type Judged = Readonly<{ buyer: Pick<Consumer, 'id' | 'locale'>; before: Tier }>;

/** Writes that points which were earned or taken back have changed the tier of a member, if they have. */
export async function tellTier(
  tx: Transaction<Tables>,
  settings: Shop['settings'],
  { buyer, before }: Judged,
  now: Date,
): Promise<void> {
  const { tier } = await tierOfMember(tx, settings, buyer, now);
  if (tier === before) return;
  const payload = { consumerId: buyer.id, before, tier };
  await writeFacts(tx, [{ name: 'member.tier-changed', subject: buyer.id, payload }], now);
}
