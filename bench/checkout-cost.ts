import type { Database } from '@eyelet/db/database.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { checkOut, home } from './checkouts.ts';
import type { Goods } from './goods.ts';
import { untilTold } from './learn-order.ts';
import { mustBeHere } from './load.ts';
import type { Parties } from './parties.ts';
import { cpuSecondsOf, cpuSecondsWithin, postmasterOf } from './process-use.ts';
import { repeat } from './repeat.ts';
import type { Section } from './report.ts';

const rounds = 3;

/** Milliseconds of processor time that a checkout should take at most. */
const aims: Cost = { shop: 2.5, postgres: 3 };

/** Milliseconds of processor time of one checkout. */
type Cost = Readonly<{ shop: number; postgres: number }>;

type Round = Cost & Readonly<{ failed: number }>;

/**
 * Processor time of whole guest checkouts, from the token to the order, its mail and its capture: of all threads of the
 * shop, and of all processes of PostgreSQL. Unlike elapsed time it does not depend on other load on the machine.
 */
export async function measureCheckoutCost(
  { shop }: Pick<Parties, 'shop'>,
  database: Database,
  goods: Goods,
  checkouts: number,
): Promise<Section> {
  const { origin, pid } = shop;
  mustBeHere(origin);
  const postmaster = await postmasterOf(database.pool);
  const market = goods.markets.us;
  const buy = async () => {
    const shopper = await newShopper(origin, { locale: market.locale });
    return checkOut({ shopper, origin }, goods, market, home);
  };
  const measured: Round[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    await database.pool.query('analyze');
    const before = { shop: cpuSecondsOf(pid), postgres: cpuSecondsWithin(postmaster) };
    const { failed } = await repeat(checkouts, buy);
    await untilTold(database);
    const msOf = (now = 0, then = 0) => ((now - then) * 1000) / checkouts;
    const one = {
      shop: msOf(cpuSecondsOf(pid), before.shop),
      postgres: msOf(cpuSecondsWithin(postmaster), before.postgres),
      failed,
    };
    if (round > 0) measured.push(one);
  }
  return costSection(measured);
}

/** The rounds with their median next to the aims; a failed checkout or a missed aim fails the bench. */
function costSection(measured: readonly Round[]): Section {
  const middle = (name: keyof Cost) =>
    measured.map((round) => round[name]).sort((one, other) => one - other)[Math.floor(measured.length / 2)] ?? 0;
  const cost: Cost = { shop: middle('shop'), postgres: middle('postgres') };
  const failed = measured.reduce((sum, round) => sum + round.failed, 0);
  const lines = (['shop', 'postgres'] as const).map(
    (name) =>
      `| ${name} | ${measured.map((round) => round[name].toFixed(2)).join(', ')} | ${cost[name].toFixed(2)} | ${Math.round(1000 / cost[name])} | ${aims[name]}, ${cost[name] <= aims[name] ? 'met' : 'missed'} |`,
  );
  return {
    text: [
      '\n## Processor time of a guest checkout\n',
      '| of | rounds, ms | middle, ms | per second of one core | aim, ms |',
      '| --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n'),
    failures: [
      ...(failed > 0 ? [`guest checkout: ${failed} failed`] : []),
      ...(['shop', 'postgres'] as const).flatMap((name) =>
        cost[name] > aims[name] ? [`guest checkout, ${name}: ${cost[name].toFixed(1)} ms, aim ${aims[name]} ms`] : [],
      ),
    ],
  };
}
