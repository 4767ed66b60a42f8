import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { Goods, Paths } from '../goods.ts';
import { mustBeHere } from '../load.ts';
import type { Market } from '../market.ts';
import type { Parties } from '../parties.ts';
import { newPayer, type Payer } from '../payment.ts';
import { cpuSecondsOf } from '../process-use.ts';
import { repeat } from '../repeat.ts';
import { closePages } from './read-page.ts';
import { createStopwatch, type Stopwatch, timed } from './stopwatch.ts';
import { actsOf } from './visit.ts';

export type RushOptions = Readonly<{ shoppers: number; seconds: number }>;

/** The results of a rush while it was measured. */
export type Rush = RushOptions &
  Readonly<{
    calls: ReturnType<Stopwatch['figures']>;
    /** The steps made, as a share of those that would be made if every call were answered at once. */
    pace: number;
    /** Errors and how often each occurred. */
    errors: ReadonlyMap<string, number>;
    /** Share of one core that the shop used; undefined on systems that do not report it. */
    shopCpu: number | undefined;
    /** Milliseconds by which 1 % of this process's turns were late, which adds to the times. */
    late: number;
  }>;

/** Seconds that a shopper looks and thinks between two steps. */
const think = { least: 3, most: 9 };
const meanThink = (think.least + think.most) / 2;

/** Seconds in which the shoppers arrive, before anything is measured. */
const mostRamp = 60;

/** One in this many has an account with a saved card. */
const knownShare = 20;

/** One in this many buys in Great Britain, where there are collection points. */
const abroadShare = 3;

/** Seconds that the last calls may take. */
const patience = 60;

/**
 * A number of concurrent shoppers, each with a session and a cart, and each thinking after every answer: a closed
 * model, as the number of shoppers is what is promised. Shoppers who wait longer call less often, which a closed model
 * hides; so the pace is measured too.
 */
export async function rush(parties: Parties, goods: Goods, paths: Paths, options: RushOptions): Promise<Rush> {
  const { origin, pid } = parties.shop;
  const { shoppers, seconds } = options;
  mustBeHere(origin);
  const ramp = Math.min(mostRamp, seconds / 2);
  const known: Payer[] = [];
  const { failed } = await repeat(Math.ceil(shoppers / knownShare), async () => known.push(await newPayer(origin)));
  if (failed > 0) throw new Error(`${failed} accounts could not be created`);
  const watch = createStopwatch();
  const errors = new Map<string, number>();
  const end = performance.now() + (ramp + seconds) * 1000;
  let acts = 0;
  let counts = false;

  const rest = (least: number, most: number) => {
    const wanted = (least + Math.random() * (most - least)) * 1000;
    return pause(Math.max(0, Math.min(wanted, end - performance.now())));
  };

  const begin = ({ locale }: Market) => watch.time('auth.token', () => newShopper(origin, { locale }));

  async function visit(index: number): Promise<void> {
    const payer = index % knownShare === 0 ? known[index / knownShare] : undefined;
    const market = goods.markets[!payer && index % abroadShare === 1 ? 'gb' : 'us'];
    const { shopper, savedCard } = payer ?? { shopper: await begin(market) };
    const buyer = { shopper: timed(shopper, watch), origin, savedCard, goods, market, cart: undefined };
    for (const act of actsOf(buyer, paths, watch)) {
      if (performance.now() >= end) return;
      await act();
      if (counts) acts += 1;
      await rest(think.least, think.most);
    }
  }

  async function shop(index: number): Promise<void> {
    await rest(0, ramp);
    while (performance.now() < end) {
      await visit(index).catch((error: Error) => {
        errors.set(error.message, (errors.get(error.message) ?? 0) + 1);
        return rest(think.least, think.most);
      });
    }
  }

  const delay = monitorEventLoopDelay({ resolution: 10 });
  async function measure(): Promise<number | undefined> {
    await pause(ramp * 1000);
    const before = cpuSecondsOf(pid);
    counts = true;
    watch.start();
    delay.enable();
    await pause(seconds * 1000);
    watch.stop();
    delay.disable();
    counts = false;
    const after = cpuSecondsOf(pid);
    return before === undefined || after === undefined ? undefined : (after - before) / seconds;
  }

  const ending = new AbortController();
  const tooLong = pause((ramp + seconds + patience) * 1000, undefined, { signal: ending.signal }).then(() => {
    throw new Error(`shoppers still wait ${patience} seconds after the end`);
  });
  try {
    const all = Promise.all(Array.from({ length: shoppers }, (_, index) => shop(index)));
    const [shopCpu] = await Promise.race([Promise.all([measure(), all]), tooLong]);
    const pace = acts / ((shoppers * seconds) / meanThink);
    return { ...options, calls: watch.figures(), pace, errors, shopCpu, late: delay.percentile(99) / 1e6 };
  } finally {
    ending.abort();
    tooLong.catch(() => undefined);
    closePages();
  }
}
