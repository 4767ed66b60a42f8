import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { issueReward, type NewReward } from '@eyelet/server/loyalty/issue-reward.ts';

type DemoReward = NewReward & Readonly<{ code: string; shows: string }>;

/** Rewards to try; their codes are public, so only a sandbox has them. */
export const rewards: readonly DemoReward[] = [
  { kind: 'code', code: 'THANKS-15-DOLLARS', currency: 'USD', amount: 1500, shows: 'a reward code, 15 US dollars' },
  { kind: 'code', code: 'DANKE-15-EURO', currency: 'EUR', amount: 1500, shows: 'a reward code, 15 euros' },
  { kind: 'card', code: 'CARD-25-DOLLARS', currency: 'USD', amount: 2500, shows: 'a reward card, 25 US dollars' },
];

/** Issues the demo rewards, each once. */
export async function loadRewards(shop: Pick<Shop, 'database' | 'giftCardSecrets'>, now: Date): Promise<void> {
  for (const reward of rewards) {
    await transact(shop.database.db, (tx) => issueReward(tx, shop, reward, now));
  }
}
