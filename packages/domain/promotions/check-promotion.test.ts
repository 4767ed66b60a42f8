import { promotion as promotionOf } from '@eyelet/testing/promotion-builder.ts';
import { expect, test } from 'vitest';
import { problemOfPromotion } from './check-promotion.ts';
import { promotionProblems } from './problem.ts';
import type { Promotion, PromotionTexts } from './promotion.ts';

type Given = Omit<Partial<Promotion>, 'texts'> & Readonly<{ texts?: Partial<PromotionTexts> }>;

const problemOf = (given: Given) => sentenceOf(promotionOf('one', given));

function sentenceOf(promotion: Promotion): string | undefined {
  const wrong = problemOfPromotion(promotion);
  return wrong && promotionProblems[wrong.problem];
}

const percent = (value: number): Given => ({ benefit: { kind: 'percent', percent: value } });
const amount = (value: number): Given => ({ benefit: { kind: 'amount', amounts: { EUR: 500, USD: value } } });
const threshold = (value: number): Given => ({ threshold: { EUR: 5000, USD: value } });
const step = (from: number, percentage: number) => ({ from, percent: percentage });
const part = (units: number, masterIds = ['shoe']) => ({ units, masterIds, categories: [] });
const set = (...parts: readonly ReturnType<typeof part>[]): Promotion['benefit'] => {
  return { kind: 'bundle', parts, amounts: { USD: 5000 } };
};
const deal = (bought: ReturnType<typeof part>, got: ReturnType<typeof part>, percentage = 50): Promotion['benefit'] => {
  return { kind: 'buy-get-other', bought, got, percent: percentage };
};
const delivery = (percentage: number | null, amounts: { USD: number } | null): Given['benefit'] => {
  return { kind: 'reduced-delivery', methods: ['express'], percent: percentage, amounts };
};
const sentences = { default: 'Spend {amount} more', earned: 'Yours' };
const freeDelivery: Given['benefit'] = { kind: 'free-delivery', methods: ['standard'] };
const gift: Given['benefit'] = { kind: 'gift', upc: '1' };

const list: Given = {
  level: 'PRODUCT',
  benefit: { kind: 'group-prices', prices: { shoe: { USD: 5000 } } },
  wants: { groups: ['professional'] },
};

const fullWants: Promotion['wants'] = {
  hours: { days: [1, 7], from: '22:00', until: '24:00' },
  ...{ groups: ['member'], firstOrder: true, payment: ['PAYPAL'], delivery: ['pickup'], stores: ['boston'] },
  ...{ price: 'full', attributes: { colour: ['blue'] }, units: 1 },
};

test.each<readonly [string, Given]>([
  ['one percent', percent(1)],
  ['99 percent', percent(99)],
  ['an amount of one minor unit', amount(1)],
  ['a threshold of one minor unit', threshold(1)],
  ['an amount above a threshold', { ...amount(500), ...threshold(1000) }],
  ['free delivery of level SHIPPING', { level: 'SHIPPING', benefit: freeDelivery }],
  ['free delivery above a threshold', { level: 'SHIPPING', benefit: freeDelivery, ...threshold(1000) }],
  ['percent off the delivery', { level: 'SHIPPING', benefit: delivery(50, null) }],
  ['an amount off the delivery', { level: 'SHIPPING', benefit: delivery(null, { USD: 300 }) }],
  ['a percentage of level PRODUCT', { ...percent(20), level: 'PRODUCT' }],
  ['a fixed price', { level: 'PRODUCT', benefit: { kind: 'fixed-price', amounts: { USD: 1 } } }],
  ['prices for professionals', list],
  ['prices for employees', { ...list, wants: {}, audience: ['EMPLOYEE'] }],
  ['two and one free', { level: 'PRODUCT', benefit: { kind: 'buy-get', buy: 2, get: 1, percent: 100 } }],
  ['others for what is bought', { level: 'PRODUCT', benefit: deal(part(2), part(1, ['hats'])) }],
  ['a bundle', { level: 'PRODUCT', benefit: set(part(1), part(2)) }],
  ['steps that rise', { benefit: { kind: 'steps', steps: [step(1, 5), step(3, 10)] } }],
  ['an exclusive percentage of a group', { ...percent(20), exclusive: true, group: 'order' }],
  ['everything else that it can want', { wants: fullWants, limits: { uses: null, usesEach: 1, budget: null } }],
  ['a gift with its sentences', { benefit: gift, texts: { gift: sentences } }],
])('%s can hold', (_, given) => {
  expect(problemOf(given)).toBeUndefined();
});

test.each([0, 100, -5, 12.5, Number.NaN, Number.POSITIVE_INFINITY])('no promotion takes %d percent off', (value) => {
  expect(problemOf(percent(value))).toMatch(/percentage/);
});

test.each<readonly [string, Given, RegExp]>([
  ['nothing to buy', { level: 'PRODUCT', benefit: { kind: 'buy-get', buy: 0, get: 1, percent: 100 } }, /units/],
  ['more than free', { level: 'PRODUCT', benefit: { kind: 'buy-get', buy: 1, get: 1, percent: 101 } }, /percent/],
  ['units to get off the order', { benefit: { kind: 'buy-get', buy: 1, get: 1, percent: 100 } }, /SHIPPING|level/],
  ['others for nothing', { level: 'PRODUCT', benefit: deal(part(0), part(1, ['hats'])) }, /units/],
  ['no others', { level: 'PRODUCT', benefit: deal(part(1), part(0, ['hats'])) }, /units/],
  ['others that are the same', { level: 'PRODUCT', benefit: deal(part(1), part(1)) }, /same ones/],
  ['others for any goods', { level: 'PRODUCT', benefit: deal(part(1, []), part(1)) }, /products or categories/],
  ['any others', { level: 'PRODUCT', benefit: deal(part(1), part(1, [])) }, /products or categories/],
  ['others more than free', { level: 'PRODUCT', benefit: deal(part(1), part(1, ['hats']), 101) }, /percent/],
  ['others off the order', { benefit: deal(part(1), part(1, ['hats'])) }, /level/],
  [
    'others with further goods',
    { level: 'PRODUCT', benefit: deal(part(1), part(1, ['hats'])), concerns: { masterIds: ['hat'], categories: [] } },
    /alone/,
  ],
  ['a most of nothing', { mostOff: { USD: 0 } }, /minor/],
  ['a gift with a most', { benefit: gift, texts: { gift: sentences }, mostOff: { USD: 1 } }, /maximum/],
  ['a fixed price of nothing', { level: 'PRODUCT', benefit: { kind: 'fixed-price', amounts: { USD: 0 } } }, /minor/],
  ['prices of nothing', { ...list, benefit: { kind: 'group-prices', prices: {} } }, /500 products/],
  [
    'a product at a price of nothing',
    { ...list, benefit: { kind: 'group-prices', prices: { a: { USD: 0 } } } },
    /minor/,
  ],
  ['prices for everybody', { ...list, wants: {} }, /employees/],
  ['prices for whoever signs up', { ...list, wants: {}, audience: ['REGISTERED', 'EMPLOYEE'] }, /employees/],
  ['prices for whoever joins', { ...list, wants: { groups: ['member', 'professional'] } }, /employees/],
  ['prices with a code', { ...list, needsCoupon: true }, /nothing but/],
  ['prices above a value', { ...list, threshold: { USD: 1000 } }, /nothing but/],
  ['prices for a payment', { ...list, wants: { groups: ['athlete'], payment: ['PAYPAL'] } }, /nothing but/],
  ['prices of further goods', { ...list, concerns: { masterIds: ['hat'], categories: [] } }, /alone/],
  ['prices off the order', { ...list, level: 'ORDER' }, /level/],
  ['no step', { benefit: { kind: 'steps', steps: [] } }, /step/],
  ['a step of nothing', { benefit: { kind: 'steps', steps: [step(0, 5)] } }, /units/],
  ['a step of everything', { benefit: { kind: 'steps', steps: [step(1, 100)] } }, /percentage/],
  ['an exclusive gift', { benefit: gift, texts: { gift: sentences }, exclusive: true }, /takes something off/],
  ['free delivery by no method', { level: 'SHIPPING', benefit: { kind: 'free-delivery', methods: [] } }, /method/],
  ['an amount in no currency', { benefit: { kind: 'amount', amounts: {} } }, /at least one amount/],
  ['nothing to be about', { concerns: { masterIds: [], categories: [] } }, /concerns/],
  ['an end at its beginning', { startsAt: new Date(1), endsAt: new Date(1) }, /ends after/],
  ['free delivery of a group', { level: 'SHIPPING', benefit: freeDelivery, group: 'one' }, /takes something off/],
  ['steps that fall', { benefit: { kind: 'steps', steps: [step(1, 10), step(2, 5)] } }, /each step/],
  ['steps in no order', { benefit: { kind: 'steps', steps: [step(2, 5), step(1, 10)] } }, /each step/],
  ['a gift or itself', { benefit: { kind: 'gift', upc: '1', others: ['1'] }, texts: { gift: sentences } }, /different/],
  ['delivery that is given away', { level: 'SHIPPING', benefit: delivery(100, null) }, /percentage/],
  ['delivery reduced by nothing', { level: 'SHIPPING', benefit: delivery(null, null) }, /either/],
  ['delivery reduced in two ways', { level: 'SHIPPING', benefit: delivery(50, { USD: 300 }) }, /either/],
  ['delivery reduced by no amount', { level: 'SHIPPING', benefit: delivery(null, { USD: 0 }) }, /minor/],
  ['a bundle of one part', { level: 'PRODUCT', benefit: set(part(2)) }, /two parts/],
  ['a bundle of no units', { level: 'PRODUCT', benefit: set(part(1), part(0)) }, /two parts/],
  ['a bundle of too many units', { level: 'PRODUCT', benefit: set(part(6), part(7)) }, /two parts/],
  ['a bundle of nothing', { level: 'PRODUCT', benefit: set(part(1), part(1, [])) }, /product or a category/],
  ['a bundle off the order', { benefit: set(part(1), part(1)) }, /level/],
  [
    'a bundle with further goods',
    { level: 'PRODUCT', benefit: set(part(1), part(1)), concerns: { masterIds: ['hat'], categories: [] } },
    /says alone/,
  ],
  ['hours on no day', { wants: { hours: { days: [], from: '10:00', until: '12:00' } } }, /hours/],
  ['hours on an eighth day', { wants: { hours: { days: [8], from: '10:00', until: '12:00' } } }, /hours/],
  ['hours of no length', { wants: { hours: { days: [1], from: '10:00', until: '10:00' } } }, /hours/],
  ['hours after the day', { wants: { hours: { days: [1], from: '10:00', until: '24:01' } } }, /hours/],
  ['hours of no clock', { wants: { hours: { days: [1], from: '10:60', until: '12:00' } } }, /hours/],
  ['no programme', { wants: { groups: [] } }, /programme/],
  ['no means of payment', { wants: { payment: [] } }, /payment/],
  ['no way of delivery', { wants: { delivery: [] } }, /method/],
  ['no store', { wants: { stores: [] } }, /store/],
  ['no attribute', { wants: { attributes: {} } }, /attribute/],
  ['an attribute without words', { wants: { attributes: { colour: [] } } }, /attribute/],
  ['no unit', { wants: { units: 0 } }, /units/],
  ['no order', { wants: { orders: { from: 0, until: null } } }, /orders/],
  ['at most fewer orders than at least', { wants: { orders: { from: 3, until: 2 } } }, /orders/],
  ['half an order', { wants: { orders: { from: 1.5, until: null } } }, /orders/],
  ['nothing spent', { wants: { spent: { amounts: {}, days: 30 } } }, /amount/],
  ['spending in no days', { wants: { spent: { amounts: { USD: 1 }, days: 0 } } }, /days/],
  ['an order today', { wants: { daysSinceOrder: 0 } }, /days/],
  ['a member for longer than anybody', { wants: { daysAsMember: 3651 } }, /days/],
  ['no tier', { wants: { tiers: [] } }, /tier/],
  ['no market of accounts', { wants: { homeMarkets: [] } }, /market/],
  ['a first order without a limit', { wants: { firstOrder: true } }, /first order/],
  [
    'a first order twice',
    { wants: { firstOrder: true }, limits: { uses: null, usesEach: 2, budget: null } },
    /first order/,
  ],
  [
    'steps of units and of value',
    { benefit: { kind: 'steps', steps: [step(2, 5), { from: { USD: 100 }, percent: 10 }] } },
    /each step/,
  ],
])('%s cannot hold', (_, given, problem) => {
  expect(problemOf(given)).toMatch(problem);
});

test.each([0, -1, 0.5, Number.NaN, 2 ** 53])('no amount and no threshold is %d', (value) => {
  expect(problemOf(amount(value))).toMatch(/minor units/);
  expect(problemOf(threshold(value))).toMatch(/minor units/);
});

test.each<readonly [string, Given]>([
  ['free delivery of level ORDER', { level: 'ORDER', benefit: freeDelivery }],
  ['free delivery of level PRODUCT', { level: 'PRODUCT', benefit: freeDelivery }],
  ['a percentage of level SHIPPING', { ...percent(10), level: 'SHIPPING' }],
  ['a gift of level SHIPPING', { level: 'SHIPPING', benefit: gift, texts: { gift: sentences } }],
])('%s is refused', (_, given) => {
  expect(problemOf(given)).toMatch(/level SHIPPING/);
});

test('a gift says what it is, and nothing else does', () => {
  expect(problemOf({ benefit: gift })).toMatch(/sentences/);
  expect(problemOf({ texts: { gift: sentences } })).toMatch(/sentences/);
  for (const blank of [{ default: ' ' }, { earned: '' }, { guest: '' }]) {
    expect(problemOf({ benefit: gift, texts: { gift: { ...sentences, ...blank } } })).toMatch(/sentences/);
  }
});

test.each(['en', 'fr', 'de', 'it'] as const)('a promotion without a name in %s is refused', (language) => {
  const whole = promotionOf('one');
  const lacking = { ...whole, texts: { ...whole.texts, [language]: { name: '', callout: 'Ten off' } } };
  expect(sentenceOf(lacking)).toMatch(/name in every language/);
});
