/** Problems of a promotion, each as a sentence. */
export const promotionProblems = {
  amounts: 'amounts are whole minor units above 0',
  'no-amount': 'there is at least one amount',
  percentage: 'a percentage is a whole number from 1 to 99',
  'buy-get-units': 'units to buy and to get are whole numbers from 1 to 99',
  'buy-get-percent': 'units to get are reduced by a whole number from 1 to 100 percent',
  'buy-get-goods': 'units to buy and to get are of products or categories, and not of the same ones',
  'group-prices': 'group prices are of 1 to 500 products',
  'group-prices-for': 'group prices are for employees, for athletes or for professionals alone',
  'group-prices-ask': 'group prices ask for nothing but their group, their markets and their dates',
  'bundle-parts': 'a bundle has at least two parts, and from 2 to 12 units in all',
  'bundle-goods': 'each part of a bundle is of a product or a category',
  'gift-choice': 'a gift is one of up to 12 different sizes',
  'no-step': 'there is at least one step',
  'step-units': 'units are whole numbers above 0',
  'step-order': 'each step begins later and takes off more than the one before',
  'no-method': 'there is at least one method of delivery',
  'delivery-off': 'delivery is reduced either by percent or by an amount',
  level: 'free delivery is of level SHIPPING, and what concerns goods is of level PRODUCT or ORDER as its kind allows',
  stacking: 'only what takes something off stands alone or in a group',
  uses: 'a limit of uses is a whole number above 0',
  budget: 'only what takes something off has a budget',
  'most-off': 'only what takes something off goods has a maximum for one order',
  period: 'it ends after it has begun',
  goods: 'it concerns a product or a category, or everything',
  hours: 'hours are on some days of the week, from one time as HH:MM until another',
  'no-group': 'there is at least one programme',
  'no-payment': 'there is at least one means of payment',
  'no-store': 'there is at least one store',
  attributes: 'there is at least one word of each attribute',
  units: 'a number of units is a whole number above 0',
  orders: 'orders are a whole number above 0, and at most no fewer than at least',
  days: 'days are a whole number from 1 to 3650',
  'no-tier': 'there is at least one tier',
  'no-home-market': 'there is at least one market of accounts',
  'first-order': 'a promotion of the first order is used once by each shopper',
  'goods-twice': 'a benefit that names its goods says alone what it is about',
  texts: 'it needs a name in every language, and a gift its sentences',
} as const;

export type PromotionProblem = keyof typeof promotionProblems;

/** A problem with the member of a promotion that it is about. */
export type MemberProblem = Readonly<{
  member:
    | 'benefit'
    | 'level'
    | 'threshold'
    | 'concerns'
    | 'audience'
    | 'wants'
    | 'limits'
    | 'mostOff'
    | 'group'
    | 'endsAt'
    | 'texts';
  problem: PromotionProblem;
}>;
