import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { expect, test } from 'vitest';
import type { Promotion } from '../promotion.ts';
import { meetingOf } from './meeting.ts';
import { sharedMarkets, sharedTime, shareLines, shareShoppers } from './overlap.ts';

type Given = Omit<Partial<Promotion>, 'texts'>;

const now = new Date('2026-11-30T12:00:00Z');
const at = (day: number) => new Date(Date.UTC(2026, 11, day));

test.each<readonly [string, Given, Given, readonly [Date | null, Date | null] | undefined]>([
  ['without dates', {}, {}, [null, null]],
  [
    'from when the later one begins to when the earlier one ends',
    { startsAt: at(3), endsAt: at(9) },
    { startsAt: at(5) },
    [at(5), at(9)],
  ],
  ['from now, where both have begun', { startsAt: new Date(0) }, { endsAt: at(2) }, [null, at(2)]],
  ['none where one ends as the other begins', { endsAt: at(5) }, { startsAt: at(5) }, undefined],
  ['none where one is over', { endsAt: now }, {}, undefined],
])('two promotions share a time: %s', (_, one, other, expected) => {
  const shared = sharedTime(promotion('one', one), promotion('other', other), now);
  expect(shared && [shared.from, shared.until]).toEqual(expected);
  expect(sharedTime(promotion('other', other), promotion('one', one), now)).toEqual(shared);
});

test.each<readonly [Given['locales'], Given['locales'], readonly string[] | null | undefined]>([
  [null, null, null],
  [null, ['de-de'], ['de-de']],
  [['fr-fr', 'de-de'], ['de-de', 'it-it'], ['de-de']],
  [['fr-fr'], ['de-de'], undefined],
])('in %j and %j they share the markets %j', (one, other, expected) => {
  expect(sharedMarkets({ locales: one ?? null }, { locales: other ?? null })).toEqual(expected);
  expect(sharedMarkets({ locales: other ?? null }, { locales: one ?? null })).toEqual(expected);
});

test.each<readonly [string, Given, Given, boolean]>([
  ['everybody and guests', {}, { audience: ['GUEST'] }, true],
  ['guests and employees', { audience: ['GUEST'] }, { audience: ['EMPLOYEE'] }, false],
  [
    'guests and who has an account to be asked about',
    { audience: ['GUEST'] },
    { wants: { groups: ['member'] } },
    false,
  ],
  [
    'members and athletes, as one can be both',
    { wants: { groups: ['member'] } },
    { wants: { groups: ['athlete'] } },
    true,
  ],
  ['tiers of which none is in both', { wants: { tiers: ['silver'] } }, { wants: { tiers: ['gold'] } }, false],
  [
    'accounts of different markets',
    { wants: { homeMarkets: ['de-de'] } },
    { wants: { homeMarkets: ['fr-fr'] } },
    false,
  ],
  [
    'a first order and a later one',
    { wants: { firstOrder: true } },
    { wants: { orders: { from: 1, until: null } } },
    false,
  ],
  [
    'a first order and up to three',
    { wants: { firstOrder: true } },
    { wants: { orders: { from: 0, until: 3 } } },
    true,
  ],
])('shoppers of two promotions: %s', (_, one, other, expected) => {
  expect(shareShoppers(promotion('one', one), promotion('other', other))).toBe(expected);
  expect(shareShoppers(promotion('other', other), promotion('one', one))).toBe(expected);
});

test.each<readonly [string, Promotion['wants'], Promotion['wants'], boolean]>([
  ['no conditions', {}, { price: 'full' }, true],
  ['list prices and reduced ones', { price: 'reduced' }, { price: 'full' }, false],
  ['ways of delivery', { delivery: ['pickup'] }, { delivery: ['express'] }, false],
  ['one store of both', { stores: ['S-1', 'S-2'] }, { stores: ['S-2'] }, true],
  ['colours', { attributes: { colour: ['blue'] } }, { attributes: { colour: ['red'] } }, false],
])('goods of two promotions: %s', (_, one, other, expected) => {
  expect(shareLines({ wants: one }, { wants: other })).toBe(expected);
  expect(shareLines({ wants: other }, { wants: one })).toBe(expected);
});

const row: Given = { level: 'PRODUCT' };
const delivery: Given = { level: 'SHIPPING', benefit: { kind: 'free-delivery', methods: ['standard'] } };
const express: Given = { level: 'SHIPPING', benefit: { kind: 'free-delivery', methods: ['express'] } };
const gift: Given = { benefit: { kind: 'gift', upc: '1' } };

test.each<readonly [string, Given, Given, ReturnType<typeof meetingOf>]>([
  ['two off the order take turns by rank', { rank: 2 }, { rank: 1 }, { how: 'in-turn', first: 'b' }],
  ['of equal rank by id', {}, {}, { how: 'in-turn', first: 'a' }],
  ['two off a product: the better one', { ...row, rank: 2 }, row, { how: 'best-of-row', first: 'b' }],
  ['off a product, then off the order', { rank: 1 }, { ...row, rank: 9 }, { how: 'rows-first', first: 'b' }],
  [
    'of a group the better one, also where one is exclusive',
    { group: 'g', exclusive: true },
    { group: 'g' },
    { how: 'best-of-group', first: 'a' },
  ],
  ['an exclusive one has to take more off', { exclusive: true, rank: 0 }, { rank: 5 }, { how: 'alone', first: 'b' }],
  [
    'of two exclusive ones the first by rank',
    { exclusive: true, rank: 2 },
    { exclusive: true },
    { how: 'alone', first: 'b' },
  ],
  ['two off one delivery', { ...delivery, rank: 2 }, delivery, { how: 'best-of-delivery', first: 'b' }],
  ['off other deliveries', delivery, express, undefined],
  ['beside a gift', { exclusive: true }, gift, undefined],
  ['beside a delivery', {}, delivery, undefined],
])('%s', (_, one, other, expected) => {
  const [a, b] = [promotion('a', one), promotion('b', other)];
  expect(meetingOf(a, b, true)).toEqual(expected);
  expect(meetingOf(b, a, true)).toEqual(expected);
});
