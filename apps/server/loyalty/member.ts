import { type Consumer, findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { findMember } from '@eyelet/db/loyalty/member.ts';
import { subscriptionsOf } from '@eyelet/db/subscriptions/subscription.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { isConfirmed } from './is-confirmed.ts';

/** A consumer who has joined, with their number in the programme. */
export type Member = Consumer & Readonly<{ member_id: string }>;

/**
 * The caller as a member: REW130 for a consumer who has not joined, 4044 for a number that the programme does not know.
 */
export async function memberOf({ shop, session }: Context): Promise<Member | Refusal<'REW130' | '4044'>> {
  const { db } = shop.database;
  const consumer = await findConsumer(db, session?.consumerNo ?? '');
  if (!consumer?.member_id) return refuse('REW130');
  const known = await findMember(db, consumer.member_id);
  return known?.consumerNo === consumer.id ? { ...consumer, member_id: known.memberId } : refuse('4044');
}

/** Whether a member has confirmed the membership, or no mail asked for it. */
export async function hasConfirmed({ shop }: Context, { id }: Pick<Member, 'id'>): Promise<boolean> {
  return isConfirmed(await subscriptionsOf(shop.database.db, id));
}
