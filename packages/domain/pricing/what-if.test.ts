import { soldLine } from '@eyelet/testing/line-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { expect, test } from 'vitest';
import type { Asked } from '../promotions/conditions/condition.ts';
import { trialOf, whatIf } from './what-if.ts';

const asked: Asked = {
  currency: 'USD',
  locale: 'en-us',
  timeZone: 'America/New_York',
  consumerType: 'GUEST',
  now: new Date('2026-05-01T12:00:00Z'),
  codes: new Set(),
};
const lines = [soldLine('a', { current: 10_000 })];
const percent = (id: string, off: number, members = {}) =>
  promotion(id, { benefit: { kind: 'percent', percent: off }, ...members });

test('a better promotion of a group displaces another one, and only the difference is further', () => {
  const group = { group: 'order' };
  const found = whatIf(lines, trialOf([percent('tenth', 10, group)], percent('fifth', 20, group)), asked);
  expect(found).toEqual({ given: 2000, further: 1000, displaced: ['tenth'] });
  expect(whatIf(lines, trialOf([percent('fifth', 20, group)], percent('tenth', 10, group)), asked)).toEqual({
    ...{ given: 0, further: 0, displaced: [] },
  });
});

test('what it replaces does not count beside it', () => {
  const found = whatIf(lines, trialOf([percent('one', 10)], percent('one', 15)), asked);
  expect(found).toEqual({ given: 1500, further: 500, displaced: [] });
});

test('it has its code only where it is tried, and what it replaces had none', () => {
  const found = whatIf(
    lines,
    trialOf([percent('one', 10, { needsCoupon: true })], percent('one', 15, { needsCoupon: true })),
    asked,
  );
  expect(found).toEqual({ given: 1500, further: 1500, displaced: [] });
});

test('one that comes after it takes less of what is left', () => {
  const found = whatIf(lines, trialOf([percent('last', 10, { rank: 9 })], percent('first', 50, { rank: 1 })), asked);
  expect(found).toEqual({ given: 5000, further: 4500, displaced: ['last'] });
});
