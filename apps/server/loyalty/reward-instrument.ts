import { findRewardByCode } from '@eyelet/db/loyalty/reward.ts';
import type { PayingReward } from '@eyelet/db/payments/value-now.ts';
import type { CartInstrument } from '@eyelet/domain/cart/document.ts';
import type { RewardMethod } from '@eyelet/domain/payments/value-methods.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { TooManyWaiting } from '../kernel/turnstile.ts';
import { plainCode } from './issue-reward.ts';

const triesPerMinute = 10;

/**
 * A reward code or card as a means of payment (C3.32, C3.33). PYT404 for one that is unknown, expired, somebody else's,
 * or of another kind or currency; REW140 for one that is spent.
 */
export async function rewardInstrument(
  context: Context,
  methodId: Exclude<RewardMethod, 'LOYALTY_POINTS'>,
  typed: string | undefined,
): Promise<CartInstrument | Refusal<'PYT404' | 'REW140'>> {
  const { shop, newId, address } = context;
  const code = plainCode(typed ?? '');
  if (code === '') return refuse('PYT404');
  const most = triesPerMinute * shop.config.rateLimitFactor;
  const seconds = await shop.callLimits.waitShared('loyalty.reward', address, most);
  if (seconds !== undefined) throw new TooManyWaiting(seconds);
  const reward = await findRewardByCode(shop.database.db, shop.giftCardSecrets.hashOfNumber(`reward ${code}`));
  const kind = methodId === 'REWARD_CODE' ? 'code' : 'card';
  if (reward?.kind !== kind || !isUsable(context, reward)) return refuse('PYT404');
  if (reward.balance === 0) return refuse('REW140');
  return {
    id: newId(),
    methodId,
    token: reward.id,
    card: null,
    account: reward.masked,
    requestId: null,
    amount: reward.balance,
    savedCardId: null,
    keep: false,
  };
}

/** A cart's reward reduced to what is left of it now; undefined if nothing is. */
export function rewardNow(
  context: Context,
  instrument: CartInstrument,
  reward: PayingReward | undefined,
): CartInstrument | undefined {
  if (!reward || !isUsable(context, reward) || reward.balance === 0) return undefined;
  return (instrument.amount ?? 0) <= reward.balance ? instrument : { ...instrument, amount: reward.balance };
}

function isUsable({ market, now, session }: Context, reward: PayingReward): boolean {
  const isFor = reward.consumer_id === null || reward.consumer_id === session?.consumerNo;
  return isFor && reward.currency === market.currency && (reward.expires_at === null || reward.expires_at > now);
}
