import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { expect, test } from 'vitest';
import type { Promotion } from '../promotion.ts';
import type { Asked, Unmet } from './condition.ts';
import { isMeantFor, unmetBy } from './conditions.ts';
import { distanceTo } from './threshold.ts';

const asked: Asked = {
  currency: 'USD',
  locale: 'en-us',
  timeZone: 'America/New_York',
  consumerType: 'GUEST',
  now: new Date('2026-05-01T12:00:00Z'),
  codes: new Set(),
};
const at = (time: string) => new Date(`2026-05-01T${time}Z`);

type Given = Omit<Partial<Promotion>, 'texts'>;

test.each<readonly [string, Given, Partial<Asked>, Unmet | undefined]>([
  ['nothing asked for', {}, {}, undefined],
  ['switched off', { enabled: false }, {}, 'switched-off'],
  ['switched off and over', { enabled: false, endsAt: at('11:00:00') }, {}, 'ended'],
  ['a second before its start', { startsAt: at('12:00:01') }, {}, 'not-started'],
  ['at its start', { startsAt: at('12:00:00') }, {}, undefined],
  ['a second before its end', { endsAt: at('12:00:01') }, {}, undefined],
  ['at its end', { endsAt: at('12:00:00') }, {}, 'ended'],
  ['in its shop', { locales: ['fr-fr', 'en-us'] }, {}, undefined],
  ['in another shop', { locales: ['fr-fr'] }, {}, 'other-shop'],
  ['for shoppers of the type', { audience: ['EMPLOYEE'] }, { consumerType: 'EMPLOYEE' }, undefined],
  ['for shoppers of another type', { audience: ['EMPLOYEE'] }, {}, 'other-shopper'],
  ['for guests, asked by nobody known', { audience: ['GUEST'] }, { consumerType: undefined }, undefined],
  ['with an amount in the currency', { benefit: { kind: 'amount', amounts: { USD: 5 } } }, {}, undefined],
  ['with an amount in another currency', { benefit: { kind: 'amount', amounts: { EUR: 5 } } }, {}, 'other-currency'],
  ['with a threshold in another currency', { threshold: { EUR: 5 } }, {}, 'other-currency'],
  ['with its code', { needsCoupon: true }, { codes: new Set(['one']) }, undefined],
  ['with the code of another', { needsCoupon: true }, { codes: new Set(['two']) }, 'code-missing'],
])('a promotion %s', (_, given, more, unmet) => {
  expect(unmetBy(promotion('one', given), { ...asked, ...more })).toBe(unmet);
});

test('of several reasons the first in the order of the conditions is returned', () => {
  const given = { enabled: false, locales: ['fr-fr'], audience: ['EMPLOYEE'], needsCoupon: true } as const;
  expect(unmetBy(promotion('one', given), asked)).toBe('switched-off');
  expect(unmetBy(promotion('one', { ...given, enabled: true }), asked)).toBe('other-shop');
  expect(unmetBy(promotion('one', { ...given, enabled: true, locales: null }), asked)).toBe('other-shopper');
});

test.each<readonly [string, Given, boolean]>([
  ['that is over', { endsAt: at('11:00:00') }, true],
  ['whose code is missing', { needsCoupon: true }, true],
  ['of another shop', { locales: ['fr-fr'] }, false],
  ['for other shoppers', { audience: ['EMPLOYEE'] }, false],
  ['in another currency', { threshold: { EUR: 5 } }, false],
])('a promotion %s: whom it is meant for does not ask for time and codes', (_, given, isMeant) => {
  expect(isMeantFor(promotion('one', given), asked)).toBe(isMeant);
});

test.each([
  [null, undefined],
  [{ USD: 5000 }, 1],
  [{ USD: 4999 }, 0],
  [{ USD: 4000 }, -999],
])('goods of 49.99 are to a threshold of %j at a distance of %j', (threshold, distance) => {
  expect(distanceTo({ threshold }, 4999, 'USD')).toBe(distance);
});
