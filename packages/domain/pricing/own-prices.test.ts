import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { expect, test } from 'vitest';
import type { Promotion, PromotionTerms } from '../promotions/promotion.ts';
import { ownPrices } from './own-prices.ts';

const now = new Date('2026-11-22T09:00:00Z');

const terms = (members: Partial<PromotionTerms> = {}): PromotionTerms => ({
  ...{ currency: 'USD', locale: 'en-us', timeZone: 'America/New_York', consumerType: 'REGISTERED', now },
  shopper: { groups: ['professional'], hasOrdered: false },
  ...members,
});

const list = (members: Partial<Omit<Promotion, 'texts'>> = {}, usd = 5000): Promotion =>
  promotion('list', {
    ...{ level: 'PRODUCT', wants: { groups: ['professional'] } },
    benefit: { kind: 'group-prices', prices: { shoe: { USD: usd, EUR: 4000 }, sock: { EUR: 900 } } },
    ...members,
  });

const pricesOf = (lists: readonly Promotion[], asked = terms(), lowest?: number) =>
  Object.fromEntries([...ownPrices(lists, asked, () => lowest)].map(([id, { amount }]) => [id, amount]));

const allowances = (yearly: number) => ({
  ...{ locale: 'en_US', limits: { prosumer: { yearly, currentSpend: 0 } } },
  years: [{ kind: 'prosumer', year: 2026, amount: 1000, lastTurn: 1 }] as const,
});

test.each<readonly [string, Record<string, number>, readonly Promotion[], PromotionTerms | null, number | null]>([
  ['of products with a price in the currency', { shoe: 5000 }, [list()], null, null],
  ['of the currency', { shoe: 4000, sock: 900 }, [list()], terms({ currency: 'EUR', locale: 'de-de' }), null],
  ['the lowest of several lists', { shoe: 4500 }, [list(), list({ id: 'other' }, 4500)], null, null],
  ['not below the lowest price', { shoe: 5500 }, [list()], terms(), 5500],
  ['below it where the list may', { shoe: 5000 }, [list({ belowFloor: true })], terms(), 5500],
  ['none for others', {}, [list()], terms({ shopper: { groups: ['athlete'], hasOrdered: true } }), null],
  ['none for guests', {}, [list()], terms({ consumerType: undefined, shopper: undefined }), null],
  ['none in other markets', {}, [list({ locales: ['de-de'] })], null, null],
  ['none before it begins', {}, [list({ startsAt: new Date('2026-11-22T09:00:01Z') })], null, null],
  ['none once it has ended', {}, [list({ endsAt: now })], null, null],
  ['none while it is paused', {}, [list({ enabled: false })], null, null],
  ['as long as the allowance suffices for one', { shoe: 5000 }, [list()], terms({ shopper: spending(6000) }), null],
  ['none once it does not', {}, [list()], terms({ shopper: spending(5999) }), null],
  ['none of other promotions', {}, [promotion('tenth')], null, null],
])('a shopper has prices of their own: %s', (_, prices, lists, asked, lowest) => {
  expect(pricesOf(lists, asked ?? terms(), lowest ?? undefined)).toEqual(prices);
});

function spending(yearly: number): PromotionTerms['shopper'] {
  return { groups: ['professional'], hasOrdered: true, allowances: allowances(yearly) };
}

test('an employee has them once the terms are accepted', () => {
  const staff = list({ wants: {}, audience: ['EMPLOYEE'] });
  expect(pricesOf([staff], terms({ consumerType: 'EMPLOYEE' }))).toEqual({ shoe: 5000 });
  // Who has not accepted is served as any consumer is.
  expect(pricesOf([staff], terms({ consumerType: 'REGISTERED' }))).toEqual({});
});
