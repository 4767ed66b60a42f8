import { readPoints } from '@eyelet/db/loyalty/points.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { pointsOf } from '@eyelet/server/loyalty/earn.ts';
import { type ConsumerOptions, newConsumer, type TestConsumer } from './consumer.ts';
import type { RunningShop } from './start-shop.ts';

type Shopful = Pick<RunningShop, 'shop'>;

/** A member of the loyalty programme, with initial points. */
export async function newMember(
  running: Pick<RunningShop, 'shop' | 'origin'>,
  points = 0,
  options: ConsumerOptions = {},
): Promise<TestConsumer> {
  const signUp = { birthDate: '1990-01-01', subscriptions: { loyaltyConsent: true }, ...options.signUp };
  const member = await newConsumer(running.origin, { ...options, signUp });
  if (points > 0) await givePoints(running, member, points);
  return member;
}

/** Credits points, without an order. */
export async function givePoints(
  { shop }: Shopful,
  { auth }: Pick<TestConsumer, 'auth'>,
  points: number,
): Promise<void> {
  const key = `points for a test ${crypto.randomUUID()}`;
  const entries = issue(pointsOf(auth.consumerNo), points);
  const posting = { key, kind: 'issue', reference: auth.consumerNo, entries } as const;
  await transact(shop.database.db, (tx) => post(tx, posting, shop.clock()));
}

/** The points that a consumer can spend. */
export async function balanceOfPoints({ shop }: Shopful, { auth }: Pick<TestConsumer, 'auth'>): Promise<number> {
  return (await readPoints(shop.database.db, auth.consumerNo)).balance;
}
