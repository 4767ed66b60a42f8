import { expect, test } from 'vitest';
import { countOf } from './numbers.ts';
import { membersOf, type PromotionMembers, valuesOf } from './values.ts';

const none = {
  percent: null,
  amounts: null,
  buy: null,
  get: null,
  steps: null,
  parts: null,
  methods: null,
  upc: null,
  others: null,
};
const nothingAsked = {
  ...{
    hours: null,
    groups: null,
    firstOrder: false,
    tiers: null,
    orders: null,
    spent: null,
    daysSinceOrder: null,
    daysAsMember: null,
    homeMarkets: null,
    payment: null,
    delivery: null,
    stores: null,
  },
  ...{ price: null, attributes: null, units: null },
};
const text = { name: 'Tenth', callout: 'Ten off' };
const gift = { default: '{amount} more', earned: 'Yours', guest: 'Nearly' };

const plain: PromotionMembers = {
  level: 'ORDER',
  benefit: { ...none, kind: 'percent', percent: 10 },
  concerns: null,
  threshold: null,
  audience: null,
  locales: null,
  wants: nothingAsked,
  needsCode: false,
  rank: 5,
  exclusive: false,
  group: null,
  mostOff: null,
  belowFloor: false,
  limits: { uses: null, usesEach: null, budget: null },
  startsAt: null,
  endsAt: null,
  texts: { en: text, fr: text, de: { ...text, terms: 'Nur heute' }, it: text },
};

test.each<readonly [string, Partial<PromotionMembers>]>([
  ['nothing more', {}],
  ['amounts with cents', { benefit: { ...none, kind: 'amount', amounts: { USD: 12.5, EUR: 10 } } }],
  ['units', { level: 'PRODUCT', benefit: { ...none, kind: 'buy-get', buy: 2, get: 1, percent: 100 } }],
  [
    'steps of both kinds',
    {
      benefit: {
        ...{ ...none, kind: 'steps' },
        steps: [
          { percent: 5, units: 2, amounts: null },
          { percent: 10, units: null, amounts: { GBP: 100 } },
        ],
      },
    },
  ],
  [
    'parts of a bundle',
    {
      level: 'PRODUCT',
      benefit: {
        ...{ ...none, kind: 'bundle', amounts: { USD: 120 } },
        parts: [
          { masterIds: ['SKDECK01'], categories: [], units: 1 },
          { masterIds: [], categories: ['2210'], units: 2 },
        ],
      },
    },
  ],
  [
    'what is bought and what is reduced for it',
    {
      level: 'PRODUCT',
      benefit: {
        ...{ ...none, kind: 'buy-get-other', percent: 50 },
        parts: [
          { masterIds: ['SKDECK01'], categories: [], units: 2 },
          {
            ...{ masterIds: [], categories: ['5300'], units: 1 },
            attributes: { gender: ['women'], activity: [], colour: ['blue', 'grey'] },
          },
        ],
      },
    },
  ],
  [
    'the prices of a list',
    {
      level: 'PRODUCT',
      benefit: { ...none, kind: 'group-prices', prices: [{ masterId: 'SKDECK01', amounts: { USD: 79.5, EUR: 70 } }] },
    },
  ],
  ['methods', { level: 'SHIPPING', benefit: { ...none, kind: 'free-delivery', methods: ['standard', 'pudo'] } }],
  [
    'percent off the delivery',
    { level: 'SHIPPING', benefit: { ...none, kind: 'reduced-delivery', methods: ['express'], percent: 50 } },
  ],
  [
    'an amount off the delivery',
    { level: 'SHIPPING', benefit: { ...none, kind: 'reduced-delivery', methods: ['express'], amounts: { GBP: 3 } } },
  ],
  [
    'a gift with its sentences',
    {
      benefit: { ...none, kind: 'gift', upc: '4000000001000', others: ['4000000001001', '4000000001002'] },
      texts: { en: { ...text, gift }, fr: { ...text, gift }, de: { ...text, gift }, it: { ...text, gift } },
    },
  ],
  [
    'everything that it can want',
    {
      wants: {
        hours: { days: [1, 6], from: '18:00', until: '02:00' },
        ...{
          groups: ['member', 'athlete'],
          firstOrder: true,
          tiers: ['silver', 'gold'],
          orders: { from: 2, until: 5 },
          spent: { amounts: { USD: 250, GBP: 199.5 }, days: 90 },
          daysSinceOrder: 120,
          daysAsMember: 30,
          homeMarkets: ['de-de', 'en-us'],
          payment: ['PAYPAL'],
          delivery: ['pickup', 'sts'],
          stores: ['boston'],
        },
        ...{ price: 'full', attributes: { gender: ['women'], activity: [], colour: ['blue'] }, units: 3 },
      },
      limits: { uses: null, usesEach: 1, budget: null },
    },
  ],
  ['days without hours', { wants: { ...nothingAsked, hours: { days: [7], from: '00:00', until: '24:00' } } }],
  [
    'everything else',
    {
      concerns: { masterIds: ['SKDECK01'], categories: ['2210'] },
      ...{ threshold: { USD: 99.9 }, audience: ['GUEST', 'EMPLOYEE'], locales: ['de-de'], needsCode: true },
      ...{ exclusive: true, group: 'order', limits: { uses: 100, usesEach: 1, budget: { CAD: 5000 } } },
      ...{ startsAt: '2026-11-22T09:00:00.000Z', endsAt: '2026-11-30T22:59:59.999Z' },
      texts: { ...plain.texts, 'en-GB': text },
    },
  ],
])('a form sends what it was given: %s', (_, members) => {
  const given = { ...plain, ...members };
  expect(membersOf(valuesOf(given))).toEqual(given);
});

test.each([
  [' 12,50 ', 12.5],
  ['12.5', 12.5],
  ['1000', 1000],
  ['', undefined],
  ['1,000', -1],
  ['1.000', -1],
  ['1 000', -1],
  ['1.000,50', -1],
  ['1e3', -1],
  ['-5', -1],
  ['twelve', -1],
])('an amount typed as "%s" is sent as %s, which is refused below nothing', (typed, sent) => {
  const empty = valuesOf(plain);
  const values = { ...empty, threshold: { ...empty.threshold, EUR: typed, USD: '1' } };
  expect(membersOf(values).threshold).toEqual({ USD: 1, ...(sent === undefined ? {} : { EUR: sent }) });
});

test.each([
  [' 50 ', 50],
  ['', null],
  ['50x', -1],
  ['1,000', -1],
  ['1.5', -1],
  ['-1', -1],
])('a count typed as "%s" is sent as %s', (typed, sent) => {
  const empty = valuesOf(plain);
  const { limits, rank } = membersOf({ ...empty, rank: typed, limits: { ...empty.limits, uses: typed } });
  expect(limits.uses).toBe(sent);
  expect(countOf(typed)).toBe(sent);
  expect(rank).toBe(sent ?? -1);
});

test('British texts are sent once anything of them is typed, so that a missing name is refused', () => {
  const empty = valuesOf(plain);
  const british = (typed: Partial<(typeof empty.texts)['en-GB']>) =>
    membersOf({ ...empty, texts: { ...empty.texts, 'en-GB': { ...empty.texts['en-GB'], ...typed } } }).texts['en-GB'];
  expect(british({})).toBeUndefined();
  expect(british({ giftEarned: 'Yours' })).toBeUndefined();
  expect(british({ callout: 'Autumn' })).toEqual({ name: '', callout: 'Autumn' });
});
