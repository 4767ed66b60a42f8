/** Methods that pay with value on the shop's ledger, in the order in which they are spent: what only counts here first. */
export const valueMethods = [
  'LOYALTY_POINTS',
  'REWARD_CODE',
  'REWARD_CARD',
  'ATHLETES_PAYMENT',
  'GIFT_CARD',
  'STORE_CREDIT',
] as const;

export type ValueMethod = (typeof valueMethods)[number];

/** Methods of which the reward is taken off the total that the shopper reads. */
export const rewardMethods = ['LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD'] as const;

export type RewardMethod = (typeof rewardMethods)[number];

export function isValueMethod(method: string): method is ValueMethod {
  return (valueMethods as readonly string[]).includes(method);
}

export function isRewardMethod(method: string): method is RewardMethod {
  return (rewardMethods as readonly string[]).includes(method);
}
