import { expect, test } from 'vitest';
import { roundsOf } from './plan.ts';
import { simulate } from './run.ts';
import { openWorld } from './world.ts';

const seed = 20_260_504;

function firstRounds(from: number) {
  const rounds = roundsOf(from);
  return Array.from({ length: 200 }, () => rounds.next().value);
}

test('a seed always gives the same steps', () => {
  const first = firstRounds(seed);
  expect(firstRounds(seed)).toEqual(first);
  expect(firstRounds(seed + 1)).not.toEqual(first);
});

test('whatever shoppers, stock, providers and killed processes do, no line, unit, cent or point is lost [C7.55]', async () => {
  const world = await openWorld();
  try {
    const end = performance.now() + 20_000;
    const tally = await simulate(world, seed, (round) => round >= 1000 || (round >= 150 && performance.now() >= end));
    const outcomes = [...tally.keys()].join('\n');
    for (const often of ['order: confirmed', 'add: done', 'switch: done', 'coupon: done', 'ship: shipped: done'])
      expect(outcomes).toContain(often);
    const { rows } = await world.running.shop.database.pool.query<{ method: string; n: number }>(
      `select method, count(*)::int as n from order_payment where state = 'captured' group by method`,
    );
    const captured = new Map(rows.map(({ method, n }) => [method, n]));
    for (const method of ['CREDIT_CARD', 'GIFT_CARD', 'LOYALTY_POINTS', 'REWARD_CODE'])
      expect(captured.get(method), method).toBeGreaterThan(0);
  } finally {
    await world.close();
  }
}, 120_000);
